import { NextIntlClientProvider } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { messagesFor } from '@/lib/i18n/messages'

test.each([true, false])(
  'the page about transparency is linked once it says something: %s',
  async (isTransparencyKnown) => {
    vi.resetModules()
    vi.doMock('@/lib/content/records', async (importOriginal) => ({
      ...(await importOriginal<object>()),
      isTransparencyKnown,
    }))
    const { PolicyLinks } = await import('./footer')
    const { prelude } = await prerender(
      <NextIntlClientProvider locale="it" messages={messagesFor('it')} timeZone="Europe/Rome">
        <PolicyLinks />
      </NextIntlClientProvider>,
    )
    const html = await new Response(prelude).text()
    expect(html).toContain('href="/privacy-policy"')
    expect(html.includes('href="/transparency"')).toBe(isTransparencyKnown)
  },
)
