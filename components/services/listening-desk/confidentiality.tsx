import { useTranslations } from 'next-intl'
import { ConfidentialityLimits } from '@/components/confidentiality/confidentiality-limits'
import { Place } from '@/components/illustrations/scene'
import { Statement } from '@/components/ui/statement'

/** Renders what stays between us, and when it cannot. */
export function Confidentiality() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Statement title={t('privacy.title')} id="confidentiality" scene={<Place name="night" />}>
      <p>{t('privacy.kept')}</p>
      <p>
        <ConfidentialityLimits />
      </p>
      <p>
        {t.rich('privacy.minors', { minors: (words) => <a href="#under-eighteen">{words}</a> })}
      </p>
    </Statement>
  )
}
