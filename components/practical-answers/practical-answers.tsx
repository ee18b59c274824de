import { useLocale } from 'next-intl'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { Accordion } from '@/components/ui/accordion'
import { SampleTag } from '@/components/ui/sample-tag'
import {
  closedWords,
  languages,
  practicalAnswersFor,
  replyTime,
  whatHappens,
} from '@/lib/content/practical-answers'
import type { PagePath } from '@/lib/pages'

type AnswerAccordionsProps = { page: PagePath }

/** Renders what some people want to know, each answer folded under its question. */
export function AnswerAccordions({ page }: AnswerAccordionsProps) {
  const locale = useLocale()
  return practicalAnswersFor(page).map(({ id, sample, question, answer }) => (
    <Accordion key={id} summary={question[locale]}>
      <p>
        <TextWithFacts text={answer} /> <SampleTag sample={sample} />
      </p>
    </Accordion>
  ))
}

/** Renders, folded, what happens when somebody calls us or writes to us; nothing while the content does not say it. */
export function WhatHappens() {
  const locale = useLocale()
  if (!whatHappens) return null
  return (
    <Accordion summary={whatHappens.question[locale]}>
      <p>
        <TextWithFacts text={whatHappens.answer} /> <SampleTag sample={whatHappens.sample} />
      </p>
    </Accordion>
  )
}

/** Renders how long an answer takes, and the days on which nobody answers: the same words wherever it is said. */
export function ReplyTime() {
  const closed = closedWords[useLocale()]
  return (
    <>
      <UsualReplyTime />
      {closed && `${closed} `}
    </>
  )
}

/** Renders how long an answer usually takes, and nothing while the content does not say it. */
export function UsualReplyTime() {
  return (
    replyTime && (
      <>
        <TextWithFacts text={replyTime.answer} /> <SampleTag sample={replyTime.sample} />{' '}
      </>
    )
  )
}

/** Renders in which language people meet: the same words at every service. */
export function Languages() {
  if (!languages) return null
  return (
    <>
      <TextWithFacts text={languages.answer} /> <SampleTag sample={languages.sample} />
    </>
  )
}
