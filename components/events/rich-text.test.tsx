import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseRichText } from '@/lib/content/rich-text'
import { messagesFor } from '@/lib/i18n/messages'
import { PageLocaleProvider } from '@/lib/i18n/page-locale'
import { RichText } from './rich-text'

const messages = messagesFor('es')

function render(html: string): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Rome">
      <PageLocaleProvider locale="es">
        <RichText content={parseRichText(html).content} />
      </PageLocaleProvider>
    </NextIntlClientProvider>,
  )
}

test.each([
  '<p>Uno <strong>due <em>tre</em></strong> &lt;b&gt;</p><ol><li>quattro</li></ol>',
  '<p><a href="tel:+390700000000">x</a> <a href="mailto:info@example.org">y</a></p>',
])('renders %s as it is', (html) => {
  expect(render(html)).toBe(html)
})

test('renders a link to a page of the site in its language', () => {
  expect(render('<p><a href="/contacts">x</a></p>')).toBe('<p><a href="/es/contacts">x</a></p>')
})

test('renders a link to another site as one that opens a tab', () => {
  const html = render('<p><a href="https://example.org/">x</a></p>')
  expect(html).toMatch(/<a href="https:\/\/example\.org\/" target="_blank"/)
  expect(html).toContain(messages.ExternalLink.newTab)
})
