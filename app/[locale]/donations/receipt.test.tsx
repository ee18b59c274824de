import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { donations } from '@/lib/content/records'
import { daysValid } from '@/lib/content/schemas/fields'
import { locales } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { addDays } from '@/lib/time/weekdays'
import { Receipt } from './receipt'

const { text, source, verifiedOn } = donations.taxRelief

beforeEach(() => vi.stubEnv('BUILT_ON', undefined))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

function receiptOn(day: string, locale: (typeof locales)[number]): string {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="UTC">
      <Receipt />
    </NextIntlClientProvider>,
  )
}

test.each(locales)('a tax rule is shown in %s for a year after somebody read it', (locale) => {
  const shown = receiptOn(addDays(verifiedOn, daysValid.published), locale)
  expect(shown).toContain(source)
  for (const day of [addDays(verifiedOn, daysValid.published + 1), '2028-12-31', '2036-01-01']) {
    const later = receiptOn(day, locale)
    expect(later).not.toContain(source)
    expect(later).not.toContain(text[locale].slice(0, 30))
    // The way to ask stays.
    expect(later).toContain('/contacts')
  }
})
