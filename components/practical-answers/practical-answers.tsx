import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import type { PagePath } from '@/lib/pages'
import { AnswerAccordions } from './answer-accordions'
import styles from './practical-answers.module.css'

type Props = { page: PagePath }

/** Renders the practical answers of a page as a section of its own. */
export function PracticalAnswers({ page }: Props) {
  const t = useTranslations('PracticalAnswers')
  if (practicalAnswersFor(page).length === 0) return null
  return (
    <Section labelledBy="good-to-know-title" id="good-to-know">
      <h2 id="good-to-know-title">{t('title')}</h2>
      <div className={styles.answers}>
        <AnswerAccordions page={page} />
      </div>
    </Section>
  )
}
