import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { messagesFor } from '@/lib/i18n/messages'
import { failureInWords } from './failure-words'

const t = createTranslator({ locale: 'it', messages: messagesFor('it'), namespace: 'FormFailure' })

test.each([
  [20, t('minutes', { minutes: 1 })],
  [61, t('minutes', { minutes: 2 })],
  [3600, t('hours', { hours: 1 })],
  [80_000, t('hours', { hours: 23 })],
])('who must wait for %i seconds reads “%s”', (seconds, words) => {
  expect(failureInWords(t, 'rate-limited', seconds)).toContain(words)
})

test('without a time there is none in the words', () => {
  expect(failureInWords(t, 'rate-limited')).toBe(t('rate-limited'))
  expect(failureInWords(t, 'offline', 60)).toBe(t('offline'))
})
