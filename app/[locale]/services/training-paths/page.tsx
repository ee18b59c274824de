import { useTranslations } from 'next-intl'
import { ServiceHeader } from '@/components/services/service-header'
import { WorriedLink } from '@/components/services/worried-link'
import { Columns, Section, Stack } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { labelClass, RuledList, StepList } from '@/components/ui/lists'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import styles from './page.module.css'

export function generateMetadata() {
  return translatedMetadata('/services/training-paths')
}

export default function TrainingPathsPage() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <>
      <ServiceHeader
        service="training-paths"
        lead={t('lead')}
        action={{ href: contactFormPath('training-paths'), label: t('write') }}
        alert={<WorriedLink />}
      />
      <Method />
      <Questions />
      <Takeaways />
    </>
  )
}

const moves = ['tell', 'look', 'try', 'keep'] as const

function Method() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section title={t('method.title')} gap="far">
      <StepList columns={2}>
        {moves.map((move) => (
          <li key={move}>
            <h3>{t(`method.${move}.title`)}</h3>
            <p>{t(`method.${move}.text`)}</p>
          </li>
        ))}
      </StepList>
    </Section>
  )
}

const groups = ['parents', 'teachers', 'educators'] as const

function Questions() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section title={t('questions.title')} isBand>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group} className={styles.group}>
            <h3 className={labelClass}>{t(`questions.${group}.title`)}</h3>
            <RuledList>
              <li>{t(`questions.${group}.question`)}</li>
            </RuledList>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Takeaways() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section title={t('take.title')} gap="far">
      <Columns parts="1:1">
        <Stack gap="close">
          <h3>{t('take.open.title')}</h3>
          <p>{t.rich('take.open.text', links({ events: '/events' }))}</p>
        </Stack>
        <Stack gap="close">
          <h3>{t('take.group.title')}</h3>
          <p>{t('take.group.text')}</p>
        </Stack>
      </Columns>
    </Section>
  )
}
