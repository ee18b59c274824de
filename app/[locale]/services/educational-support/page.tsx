import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { UnderSixteenLink } from '@/components/helplines/minors'
import { InShort } from '@/components/services/in-short'
import { ServiceHeader } from '@/components/services/service-header'
import { WaysToBegin } from '@/components/services/ways-to-begin'
import { WorriedLink } from '@/components/services/worried-link'
import { Accordion } from '@/components/ui/accordion'
import { Columns, Section, Stack, TitledRow } from '@/components/ui/layout'
import { labelClass, RuledList } from '@/components/ui/lists'
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
      <Voices />
      <StudyTogether />
      <AlongsideSchool />
      <WaysToBegin
        scene="two-cups"
        service="educational-support"
        title={t('begin.title')}
        text={t('begin.text')}
        more={<UnderSixteenLink />}
      />
    </>
  )
}

const voices = ['learner', 'parent', 'teacher'] as const

/** Renders what the service is in a few lines, and in whose words somebody may find themselves. */
function Voices() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section>
      <Columns parts="1:2">
        <InShort lines={[t('inShort.grades')]} />
        <Stack>
          <h2>{t('voices.title')}</h2>
          <RuledList>
            {voices.map((voice) => (
              <li key={voice}>
                <h3 className={labelClass}>{t(`voices.${voice}.title`)}</h3>
                {t(`voices.${voice}.line`)}
              </li>
            ))}
          </RuledList>
        </Stack>
      </Columns>
    </Section>
  )
}

const tasks = ['method', 'homework', 'strain', 'dialogue'] as const

function StudyTogether() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section isBand labelledBy="together-title">
      <TitledRow title={t('together.title')} titleId="together-title">
        <ul>
          {tasks.map((task) => (
            <li key={task}>
              <h3>{t(`together.${task}.title`)}</h3>
              <p>
                {t.rich(`together.${task}.text`, {
                  number: () => <HelplineLink id="child-emergency" />,
                })}
              </p>
            </li>
          ))}
        </ul>
      </TitledRow>
    </Section>
  )
}

function AlongsideSchool() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <Section labelledBy="alongside-title">
      <TitledRow title={t('alongside.title')} titleId="alongside-title">
        <Stack>
          <p>{t('alongside.family')}</p>
          <p>{t('alongside.agreement')}</p>
          <Accordion summary={<h3>{t('honest.title')}</h3>}>
            <p>{t('honest.text')}</p>
          </Accordion>
        </Stack>
      </TitledRow>
    </Section>
  )
}
