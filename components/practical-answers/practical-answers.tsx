import { useLocale, useTranslations } from 'next-intl'
import { PolicyText } from '@/components/policies/policy-text'
import { Fold } from '@/components/ui/fold'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import type { PagePath } from '@/lib/pages'
import styles from './practical-answers.module.css'

type Props = { page: PagePath }

/** Renders what some people want to know before they come, each answer folded under its question. */
export function PracticalAnswers({ page }: Props) {
  const locale = useLocale()
  const t = useTranslations('PracticalAnswers')
  const answers = practicalAnswersFor(page)
  if (answers.length === 0) return null
  return (
    <Section labelledBy="good-to-know-title" id="good-to-know">
      <h2 id="good-to-know-title">{t('title')}</h2>
      <div className={styles.answers}>
        {answers.map(({ id, sample, question, answer }) => (
          <Fold key={id} summary={question[locale]}>
            <p>
              <PolicyText text={answer} /> <SampleTag sample={sample} />
            </p>
          </Fold>
        ))}
      </div>
    </Section>
  )
}
