import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messagesFor } from '@/lib/i18n/messages'
import { AccessFacts } from './access-facts'

const messages = messagesFor('it')
const { facts, yes, no, askAll } = messages.AccessFacts

type Access = Parameters<typeof AccessFacts>[0]['access']

/** The sentences of the page, each with the names of a kind of facts. */
function sentences(access: Access): string[] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      <AccessFacts access={access} />
    </NextIntlClientProvider>,
  )
  return html.split('</p>').map((sentence) => sentence.replace(/<[^>]*>/g, ''))
}

test('what nobody has looked at is to be asked, and never promised', () => {
  const [has, lacks, ask = ''] = sentences({ stepFree: 'yes', toilet: 'no', hearing: 'ask' })
  expect(has).toBe(yes.replace('{list}', facts.stepFree))
  expect(lacks).toBe(no.replace('{list}', facts.toilet))
  for (const fact of ['hearing', 'quietRoom', 'companion', 'interpreter'] as const) {
    expect(ask).toContain(facts[fact])
  }
  // Where little is known, what most people need stands in one question.
  const [all = '', ...others] = sentences({ quietRoom: 'ask' })
  expect(others.join('')).toBe('')
  expect(all).toBe(askAll.replace(/<[^>]*>/g, ''))
})
