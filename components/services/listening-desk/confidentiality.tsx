import { useTranslations } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'

/** Renders what stays between us, and when it cannot. */
export function Confidentiality() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section labelledBy="privacy-title" id="confidentiality">
      <Stack gap="near">
        <h2 id="privacy-title">{t('privacy.title')}</h2>
        <p>{t('privacy.kept')}</p>
        <p>{t('privacy.limits')}</p>
      </Stack>
    </Section>
  )
}
