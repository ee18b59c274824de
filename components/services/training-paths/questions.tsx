import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import styles from './questions.module.css'

const groups = ['parents', 'teachers', 'educators'] as const
const questions = ['first', 'second'] as const

export function Questions() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section tone="sand" labelledBy="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group}>
            <h3 className={styles.group}>{t(`questions.${group}.title`)}</h3>
            <ul className={styles.questions}>
              {questions.map((question) => (
                <li key={question} className={styles.question}>
                  {t(`questions.${group}.${question}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
