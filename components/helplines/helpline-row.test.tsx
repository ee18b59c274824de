import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { helplines } from '@/lib/content/helplines'
import { locales } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { HelplineRow } from './helpline-row'

const rows = locales.flatMap((locale) =>
  helplines.map((line) => ({
    line,
    locale,
    html: renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Rome">
        <HelplineRow line={line} />
      </NextIntlClientProvider>,
    ),
  })),
)

test('no line says that it is closed, with script or without, unless its hours were announced', () => {
  expect(rows.length).toBeGreaterThan(locales.length)
  for (const { line, html } of rows) {
    if (line.exceptions) continue
    expect(html).not.toMatch(/è chius|closed|cerrad/i)
  }
})

test('hours that nobody has confirmed for the day are the usual ones', () => {
  const unsure = rows.filter(({ line }) => line.daily)
  expect(unsure.length).toBeGreaterThan(0)
  for (const { html, locale } of unsure) {
    const [before = ''] = messagesFor(locale).HelplineList.usually.split('{')
    expect(html).toContain(before)
  }
})
