import { useLocale } from 'next-intl'
import { PolicyText } from '@/components/policies/policy-text'
import { Accordion } from '@/components/ui/accordion'
import { SampleTag } from '@/components/ui/sample-tag'
import { practicalAnswersFor } from '@/lib/content/practical-answers'
import type { PagePath } from '@/lib/pages'

type Props = { page: PagePath }

/** Renders what some people want to know, each answer folded under its question. */
export function AnswerAccordions({ page }: Props) {
  const locale = useLocale()
  return practicalAnswersFor(page).map(({ id, sample, question, answer }) => (
    <Accordion key={id} summary={question[locale]}>
      <p>
        <PolicyText text={answer} /> <SampleTag sample={sample} />
      </p>
    </Accordion>
  ))
}
