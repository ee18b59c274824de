import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { ConfidentialityLimits } from '@/components/practical-answers/confidentiality-limits'
import { Statement } from '@/components/ui/statement'

/** Says what everybody asks before they speak: who will know of it. */
export function Discretion() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Statement title={t('privacy.title')} id="discretion-title" scene={<Place name="night" />}>
      <p>{t('privacy.kept')}</p>
      <p>
        <ConfidentialityLimits />
      </p>
    </Statement>
  )
}
