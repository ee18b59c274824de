import { useLocale, useTranslations } from 'next-intl'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { donations } from '@/lib/content/records'
import { euroAmount } from '@/lib/i18n/formats'

/** Renders what a donation makes possible; nothing as long as no record says so. */
export function Uses() {
  const t = useTranslations('DonationsPage')
  const locale = useLocale()
  if (donations.uses.length === 0) return null
  return (
    <Section labelledBy="uses-title">
      <Prose>
        <h2 id="uses-title">{t('usesTitle')}</h2>
        <ul>
          {donations.uses.map(({ amount, reason, sample }) => (
            <li key={reason.it}>
              {t('use', { amount: euroAmount(amount, locale), reason: reason[locale] })}{' '}
              <SampleTag sample={sample} />
            </li>
          ))}
        </ul>
      </Prose>
    </Section>
  )
}
