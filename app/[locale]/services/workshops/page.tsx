import { useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { AnswerAccordions } from '@/components/practical-answers/practical-answers'
import { InShort } from '@/components/services/in-short'
import { ServiceHeader } from '@/components/services/service-header'
import { Accordion } from '@/components/ui/accordion'
import { Part, Section, Stack } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { View, Views } from '@/components/ui/lists'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { workshopAges } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/workshops')
}

export default function WorkshopsPage() {
  const t = useTranslations('WorkshopsPage')
  return (
    <>
      <ServiceHeader
        service="workshops"
        lead={t('lead', { from: String(workshopAges.from), to: String(workshopAges.to) })}
        action={{ href: contactFormPath('workshops'), label: t('write') }}
      />
      <Purpose />
      <Activities />
      <AnswersForParents />
    </>
  )
}

function Purpose() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section>
      <Stack gap="far">
        <InShort
          facts={[
            { icon: 'people', text: t('inShort.ages') },
            { icon: 'shirt', text: t('inShort.clothes') },
            { icon: 'smile', text: t('inShort.grades') },
          ]}
        />
        <Part title={t('why.title')} isBeside>
          <p>{t('why.text')}</p>
          <p>{t.rich('why.limit', links({ psychologist: '/services/psychological-services' }))}</p>
        </Part>
      </Stack>
    </Section>
  )
}

const activities = ['play', 'make', 'tell', 'share'] as const

function Activities() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section title={t('activities.title')}>
      <Views>
        {activities.map((activity) => (
          <View key={activity} picture={<Scene name={`workshop-${activity}`} />}>
            <h3>{t(`activities.${activity}.title`)}</h3>
            <p>{t(`activities.${activity}.text`)}</p>
          </View>
        ))}
      </Views>
    </Section>
  )
}

const openQuestions = ['when', 'needs'] as const
const foldedQuestions = ['stay', 'shy'] as const

/** Renders what parents may want to know: dates and what to tell us before, then what some of them ask. */
function AnswersForParents() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section title={t('parents.title')} isBeside gap="far" isBand>
      {openQuestions.map((question) => (
        <Stack key={question} gap="close">
          <h3>{t(`parents.${question}.question`)}</h3>
          <p>
            {t.rich(
              `parents.${question}.answer`,
              links({ events: '/events', write: contactFormPath('workshops') }),
            )}
          </p>
        </Stack>
      ))}
      <div>
        {foldedQuestions.map((question) => (
          <Accordion key={question} summary={t(`parents.${question}.question`)}>
            <p>{t(`parents.${question}.answer`)}</p>
          </Accordion>
        ))}
        <AnswerAccordions page="/services/workshops" />
      </div>
    </Section>
  )
}
