import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { UnderSixteenLink } from '@/components/helplines/minors'
import { InShort } from '@/components/services/in-short'
import { ServiceHeader } from '@/components/services/service-header'
import { WorriedLink } from '@/components/services/worried-link'
import { Accordion } from '@/components/ui/accordion'
import { Part, Section, Stack } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/educational-support')
}

export default function EducationalSupportPage() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <>
      <ServiceHeader
        service="educational-support"
        lead={t('lead')}
        action={{ href: contactFormPath('educational-support'), label: t('write') }}
        alert={<WorriedLink />}
      />
      <StudyTogether />
      <AlongsideSchool />
    </>
  )
}

const tasks = ['method', 'strain', 'dialogue'] as const

function StudyTogether() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section>
      <Stack gap="far">
        <InShort
          facts={[
            { icon: 'ticket', text: t('inShort.cost') },
            { icon: 'document', text: t('inShort.papers') },
          ]}
        />
        <Part title={t('together.title')} isBeside>
          {tasks.map((task) => (
            <Fragment key={task}>
              <h3>{t(`together.${task}.title`)}</h3>
              <p>
                {t.rich(`together.${task}.text`, {
                  number: () => <HelplineLink id="child-emergency" />,
                })}
              </p>
            </Fragment>
          ))}
        </Part>
      </Stack>
    </Section>
  )
}

function AlongsideSchool() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section title={t('alongside.title')} isBeside isBand>
      <p>{t('alongside.text')}</p>
      <Accordion summary={<h3>{t('honest.title')}</h3>}>
        <p>{t('honest.text')}</p>
      </Accordion>
      <p>{t.rich('alongside.begin', links({ write: contactFormPath('educational-support') }))}</p>
      <p>
        <UnderSixteenLink />
      </p>
    </Section>
  )
}
