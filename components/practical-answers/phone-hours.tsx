import { PolicyText } from '@/components/policies/policy-text'
import { SampleTag } from '@/components/ui/sample-tag'
import { phoneHours } from '@/lib/content/practical-answers'

type Props = { className?: string }

/**
 * Renders when the phone is answered and, where it is not the page's, in which language: it stands
 * beside our number wherever that is. Nothing where an editor has left it out.
 */
export function PhoneHours({ className }: Props) {
  if (!phoneHours) return null
  return (
    <span className={className}>
      <PolicyText text={phoneHours.answer} /> <SampleTag sample={phoneHours.sample} />
    </span>
  )
}
