import { useLocale } from 'next-intl'
import { SampleTag } from '@/components/ui/sample-tag'
import { listeningDesk } from '@/lib/content/records'

/** Says how the listening desk calls: what one sees on the phone, and how often it rings. */
export function CallingNote() {
  const { text, sample } = listeningDesk.calling
  return (
    <>
      {text[useLocale()]} <SampleTag sample={sample} />
    </>
  )
}
