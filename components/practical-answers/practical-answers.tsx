import { useLocale, useTranslations } from 'next-intl'
import { PolicyText } from '@/components/policies/policy-text'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import type { PagePath } from '@/lib/pages'
import styles from './practical-answers.module.css'

type Props = { page: PagePath }

/** Renders what people want to know before they come: who answers, when, in which language. */
export function PracticalAnswers({ page }: Props) {
  const locale = useLocale()
  const t = useTranslations('PracticalAnswers')
  const answers = practicalAnswersFor(page)
  if (answers.length === 0) return null
  return (
    <Section labelledBy="good-to-know-title" id="good-to-know">
      <h2 id="good-to-know-title">{t('title')}</h2>
      <dl className={styles.answers}>
        {answers.map(({ id, sample, question, answer }) => (
          <div key={id} className={styles.answer}>
            <dt className={styles.question}>{question[locale]}</dt>
            <dd>
              <PolicyText text={answer} /> <SampleTag sample={sample} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
