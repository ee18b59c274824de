import { useLocale } from 'next-intl'
import { SampleTag } from '@/components/ui/sample-tag'
import { phoneHours } from '@/lib/content/practical-answers'

type Props = { className?: string }

/**
 * Renders when the phone is answered and, where it is not the page's, in which language: it stands
 * beside our number wherever that is.
 */
export function PhoneHours({ className }: Props) {
  return (
    <span className={className}>
      {phoneHours.answer[useLocale()]} <SampleTag sample={phoneHours.sample} />
    </span>
  )
}
