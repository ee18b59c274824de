import { useTranslations } from 'next-intl'
import { PolicyText } from '@/components/policies/policy-text'
import { Accordion } from '@/components/ui/accordion'
import { SampleTag } from '@/components/ui/sample-tag'
import { whoAnswers } from '@/lib/content/practical-answers'

/** Says, folded, who reads a request and who answers it. */
export function WhoReads() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Accordion summary={t('privacy.reader.title')}>
      <p>{t('privacy.reader.text')}</p>
      {whoAnswers && (
        <p>
          <PolicyText text={whoAnswers.answer} /> <SampleTag sample={whoAnswers.sample} />
        </p>
      )}
    </Accordion>
  )
}
