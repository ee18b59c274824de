import { useTranslations } from 'next-intl'
import { labelClass, RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import styles from './questions.module.css'

const groups = ['parents', 'teachers', 'educators'] as const
const questions = ['first', 'second'] as const

export function Questions() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section isBand labelledBy="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group} className={styles.group}>
            <h3 className={labelClass}>{t(`questions.${group}.title`)}</h3>
            <RuledList>
              {questions.map((question) => (
                <li key={question}>{t(`questions.${group}.${question}`)}</li>
              ))}
            </RuledList>
          </div>
        ))}
      </div>
    </Section>
  )
}
