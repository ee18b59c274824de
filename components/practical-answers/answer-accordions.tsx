import { useLocale } from 'next-intl'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
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
        <TextWithFacts text={answer} /> <SampleTag sample={sample} />
      </p>
    </Accordion>
  ))
}
