import { useLocale, useTranslations } from 'next-intl'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { donations } from '@/lib/content/records'
import { calendarDate } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'

const { text, source, verifiedOn } = donations.taxRelief

/** Renders how much of a donation comes back, with the law and the day on which it was read. */
export function Receipt() {
  const t = useTranslations('DonationsPage')
  const locale = useLocale()
  const date = calendarDate(verifiedOn, locale, { dateStyle: 'long' })
  return (
    <Section labelledBy="receipt-title">
      <TitledRow title={t('receiptTitle')} titleId="receipt-title">
        <Stack>
          <p>{text[locale]}</p>
          <p>{t('taxSource', { source, date })}</p>
          <p>
            {t.rich('questions', {
              contacts: (words) => <Link href={contactFormPath()}>{words}</Link>,
            })}
          </p>
        </Stack>
      </TitledRow>
    </Section>
  )
}
