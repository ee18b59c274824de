import { PolicyText } from '@/components/policies/policy-text'
import { SampleTag } from '@/components/ui/sample-tag'
import { phoneHours } from '@/lib/content/practical-answers'

type Props = { className?: string }

/** Renders when the phone is answered, for wherever the number invites to call; nothing without it. */
export function PhoneHours({ className }: Props) {
  if (!phoneHours) return null
  return (
    <p className={className}>
      <PolicyText text={phoneHours.answer} /> <SampleTag sample={phoneHours.sample} />
    </p>
  )
}
