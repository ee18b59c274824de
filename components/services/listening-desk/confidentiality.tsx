import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

/** Renders what stays between us and when it cannot; who reads a request is folded away. */
export function Confidentiality() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section labelledBy="privacy-title" id="confidentiality">
      <Stack gap="near">
        <h2 id="privacy-title">{t('privacy.title')}</h2>
        <p>{t('privacy.kept')}</p>
        <p>{t('privacy.limits')}</p>
        <Fold summary={t('privacy.reader.title')}>
          <p>
            {t.rich('privacy.reader.text', {
              privacy: (words) => <Link href="/privacy-policy">{words}</Link>,
            })}
          </p>
        </Fold>
      </Stack>
    </Section>
  )
}
