import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { donations, isTransparencyKnown } from '@/lib/content/records'
import { daysValid } from '@/lib/content/schemas/fields'
import { calendarDate } from '@/lib/i18n/formats'
import { buildDay } from '@/lib/time/build-day'
import { addDays } from '@/lib/time/weekdays'

/** Renders how much of a donation comes back, with the law and the day on which it was read, and whom to ask. */
export function Receipt() {
  const t = useTranslations('DonationsPage')
  const locale = useLocale()
  const relief = currentTaxRelief()
  return (
    <Section title={t('receiptTitle')} isBeside isBand>
      {relief && (
        <p>
          {relief.text[locale]}{' '}
          {t('taxSource', {
            source: relief.source,
            date: calendarDate(relief.verifiedOn, locale, { dateStyle: 'long' }),
          })}
        </p>
      )}
      <p>
        {t.rich('questions', links({ contacts: contactFormPath() }))}{' '}
        {isTransparencyKnown && t.rich('spending', links({ transparency: '/transparency' }))}
      </p>
    </Section>
  )
}

/**
 * Returns what comes back of a donation, and nothing once nobody has read the law for too long: a rule that has
 * changed would cost those who trust it money. It is decided when the site is built.
 */
function currentTaxRelief() {
  const { taxRelief } = donations
  return taxRelief.verifiedOn >= addDays(buildDay(), -daysValid.published) ? taxRelief : undefined
}
