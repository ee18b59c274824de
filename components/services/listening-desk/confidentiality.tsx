import { useTranslations } from 'next-intl'
import { ConfidentialityLimits } from '@/components/confidentiality/confidentiality-limits'
import { Stack } from '@/components/ui/layout/stack'

/** Renders what stays between us, and when it cannot. */
export function Confidentiality() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Stack gap="near">
      <h2 id="confidentiality">{t('privacy.title')}</h2>
      <p>{t('privacy.kept')}</p>
      <p>
        <ConfidentialityLimits />
      </p>
      <p>{t('privacy.minors')}</p>
    </Stack>
  )
}
