import { useLocale } from 'next-intl'
import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { SampleTag } from '@/components/ui/sample-tag'
import { closedWords, replyTime } from '@/lib/content/practical-answers'

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
