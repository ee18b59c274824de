import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { SampleTag } from '@/components/ui/sample-tag'
import { listeningDesk } from '@/lib/content/records'

/** Says, folded, how the listening desk calls: what one sees on the phone, and how often it rings. */
export function CallingNote() {
  const t = useTranslations('ListeningDeskForm')
  const { text, sample } = listeningDesk.calling
  return (
    <Accordion summary={t('calling')}>
      <p>
        {text[useLocale()]} <SampleTag sample={sample} />
      </p>
    </Accordion>
  )
}
