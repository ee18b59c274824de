import { PolicyText } from '@/components/policies/policy-text'
import { SampleTag } from '@/components/ui/sample-tag'
import { replyTime } from '@/lib/content/practical-answers'

/** Renders how long an answer takes: the same words wherever it is said. */
export function ReplyTime() {
  if (!replyTime) return null
  return (
    <>
      <PolicyText text={replyTime.answer} /> <SampleTag sample={replyTime.sample} />
    </>
  )
}
