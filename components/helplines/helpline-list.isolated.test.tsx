import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { messagesFor } from '@/lib/i18n/messages'
import { HelplineList } from './helpline-list'

vi.mock('@/lib/content/helplines', async () => {
  const { everyLanguage } = await import('@/testing/every-language')
  const text = (words: string) => everyLanguage({ it: words, en: words, es: words })
  const helplines = Array.from({ length: 40 }, (_, index) => ({
    id: index === 0 ? 'emergency' : `line-${index}`,
    forMinors: index % 4 === 1,
    tel: index === 0 ? '112' : `+3907000000${index + 10}`,
    name: text(`Linea ${index}`),
    purpose: text('Se vuoi parlare'),
    cost: 'free',
    languages: 'italian',
    source: 'prova',
    verifiedOn: '2026-11-24',
  }))
  const findHelpline = (id: string) => helplines.find((line) => line.id === id)
  const waysToWrite = ({ id }: { id: string }) =>
    ['whatsapp', 'form', 'chat', 'deaf'].map((kind) => ({ kind, url: `https://${kind}.org/${id}` }))
  return { helplines, findHelpline, waysToWrite, announcedDays: () => [] }
})

function render(): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="it" messages={messagesFor('it')} timeZone="Europe/Rome">
      <HelplineList locale="it" />
    </NextIntlClientProvider>,
  )
}

test('of forty lines each can be called, and the first three of each group are in view', () => {
  const html = render()
  const [inView = '', folded = ''] = html.split('<details')
  const numbers = (part: string) => part.match(/href="tel:\+39/g)?.length
  expect(numbers(inView)).toBe(6)
  expect(numbers(folded)).toBe(33)
  expect(folded).toContain('Altri 33 numeri')
  for (const group of [
    messagesFor('it').HelplineList.anyone,
    messagesFor('it').HelplineList.minors,
  ]) {
    expect(folded).toContain(group)
  }
})

test('to each one can write in every way that it has, also where it is folded', () => {
  const html = render()
  for (const line of ['line-1', 'line-39']) {
    for (const kind of ['whatsapp', 'form', 'chat', 'deaf']) {
      expect(html).toContain(`href="https://${kind}.org/${line}"`)
    }
  }
})
