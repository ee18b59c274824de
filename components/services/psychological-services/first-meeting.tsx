import { useTranslations } from 'next-intl'
import { AnswerFolds } from '@/components/practical-answers/answer-folds'
import { Section } from '@/components/ui/section'
import styles from './first-meeting.module.css'

const moments = ['before', 'during', 'after'] as const

export function FirstMeeting() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section tone="sand" labelledBy="first-meeting-title">
      <h2 id="first-meeting-title">{t('meeting.title')}</h2>
      <ol className={styles.moments}>
        {moments.map((moment) => (
          <li key={moment} className={styles.moment}>
            <h3>{t(`meeting.${moment}.title`)}</h3>
            <p>{t(`meeting.${moment}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.honest}>{t('meeting.honest')}</p>
      <div className={styles.answers}>
        <AnswerFolds page="/services/psychological-services" />
      </div>
    </Section>
  )
}
