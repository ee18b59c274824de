import { TextWithFacts } from '@/components/practical-answers/text-with-facts'
import { SampleTag } from '@/components/ui/sample-tag'
import { factsOfMeetings } from '@/lib/content/practical-answers'

/** Returns who listens, how long, how often and how soon, a line for each that the content knows: for `InShort`. */
export function meetingFacts(...without: string[]) {
  return factsOfMeetings(...without).map(({ id, answer, sample }) => (
    <span key={id}>
      <TextWithFacts text={answer} /> <SampleTag sample={sample} />
    </span>
  ))
}
