import { useTranslations } from 'next-intl'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import type { PagePath } from '@/lib/pages'
import { AnswerAccordions } from './answer-accordions'

type Props = { page: PagePath }

/** Renders the practical answers of a page as a section of its own. */
export function PracticalAnswers({ page }: Props) {
  const t = useTranslations('PracticalAnswers')
  if (practicalAnswersFor(page).length === 0) return null
  return (
    <Section labelledBy="good-to-know-title" id="good-to-know">
      <TitledRow title={t('title')} titleId="good-to-know-title">
        <div>
          <AnswerAccordions page={page} />
        </div>
      </TitledRow>
    </Section>
  )
}
