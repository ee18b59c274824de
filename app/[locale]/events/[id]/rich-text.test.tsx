import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseRichText } from '@/lib/content/rich-text'
import { messagesFor } from '@/lib/i18n/messages'
import { RichText } from './rich-text'

const messages = messagesFor('es')

function render(html: string): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Rome">
      <RichText content={parseRichText(html).content} />
    </NextIntlClientProvider>,
  )
}

// Words, and links to pages of the site: e2e/pages.spec.ts.
test('renders links to phone numbers and e-mail addresses as they are', () => {
  const html = '<p><a href="tel:+390700000000">x</a> <a href="mailto:info@example.org">y</a></p>'
  expect(render(html)).toBe(html)
})

test('renders a link to another site as one that opens a tab', () => {
  const html = render('<p><a href="https://example.org/">x</a></p>')
  expect(html).toMatch(/<a href="https:\/\/example\.org\/" target="_blank"/)
  expect(html).toContain(messages.ExternalLink.newTab)
})

test.each([
  ['plain', 'leggi il programma di maggio', 'leggi il programma di maggio'],
  ['emphasised at the end', 'leggi il <strong>programma</strong>', 'leggi il programma'],
  ['emphasised at the beginning', '<em>Leggi</em> il programma', 'Leggi il programma'],
])('keeps the words of such a link: %s', (_, words, text) => {
  const html = render(`<p><a href="https://example.org/">${words}</a></p>`)
  expect(html.replace(/<[^>]+>/g, '')).toBe(`${text} ${messages.ExternalLink.newTab}`)
})
