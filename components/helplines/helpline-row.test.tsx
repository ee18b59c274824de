import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Helpline, helplines } from '@/lib/content/helplines'
import { type Locale, locales } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { buildDay } from '@/lib/time/build-day'
import { HelplineRow } from './helpline-row'

function render(line: Helpline, locale: Locale, question?: string): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Rome">
      <HelplineRow line={line} question={question} />
    </NextIntlClientProvider>,
  )
}

const rows = locales.flatMap((locale) =>
  helplines.map((line) => ({ line, locale, html: render(line, locale) })),
)

test('no line says that it is closed, with script or without, unless its hours were announced', () => {
  expect(rows.length).toBeGreaterThan(locales.length)
  for (const { line, html } of rows) {
    if (line.exceptions) continue
    expect(html).not.toMatch(/è chius|closed|cerrad/i)
  }
})

const kinds = ['whatsapp', 'form', 'chat', 'deaf'] as const

test.each(kinds)('one can write in the usual hours, by %s too', (kind) => {
  const [line] = helplines
  if (!line) throw new Error('There is no line.')
  const daily = { start: '15:00', end: '18:00' }
  const way = { kind, url: 'https://wa.me/393330000000', source: 'prova', verifiedOn: buildDay() }
  for (const locale of locales) {
    const { writingHours } = messagesFor(locale).HelplineList
    // Beside a question a line says less of itself, but no less of this.
    for (const question of [undefined, 'Vuoi parlare?']) {
      const row = render({ ...line, ways: [{ ...way, daily }] }, locale, question)
      expect(row).toContain(writingHours)
    }
    expect(render({ ...line, ways: [way] }, locale)).not.toContain(writingHours)
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
