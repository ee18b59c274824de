import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { messagesFor } from '@/lib/i18n/messages'
import { contactForm } from './contact'
import { failureInWords, failureTitle } from './failures'

const place = { form: contactForm, locale: 'it' } as const
const t = createTranslator({ locale: 'it', messages: messagesFor('it'), namespace: 'FormFailure' })

test.each([
  [20, t('minutes', { minutes: 1 })],
  [61, t('minutes', { minutes: 2 })],
  [3600, t('hours', { hours: 1 })],
  [80_000, t('hours', { hours: 23 })],
])('who must wait for %i seconds reads “%s”', (seconds, words) => {
  expect(failureInWords(t, { reason: 'rate-limited', retryAfter: seconds }, place)).toContain(words)
})

test('without a time there is none in the words', () => {
  expect(failureInWords(t, { reason: 'rate-limited' }, place)).toBe(t('rate-limited'))
  expect(failureInWords(t, { reason: 'offline', retryAfter: 60 }, place)).toBe(t('offline'))
})

test('who writes in the pause reads when it ends, and that nothing was sent', () => {
  const day = 'lunedì 23 agosto 2083'
  expect(failureInWords(t, { reason: 'paused', reopens: day }, place)).toContain(day)
  expect(failureTitle(t, { reason: 'paused' }, 'Errore')).toBe(t('notTaken'))
  expect(failureTitle(t, { reason: 'delivery-unknown' }, 'Errore')).toBe(t('unknown'))
  expect(failureTitle(t, { reason: 'other', mayHaveArrived: true }, 'Errore')).toBe(t('unknown'))
  expect(failureTitle(t, { reason: 'other' }, 'Errore')).toBe('Errore')
})
