import { expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { errorAtField, errorInSummary } from './error-words'
import { formWords } from './form-words'

test.each(locales)('in %s, who wrote too long a message reads to how many characters', (locale) => {
  const words = formWords('contact', locale)
  for (const error of [errorAtField, errorInSummary]) {
    expect(error(words, 'message', 'max')).toMatch(/5[.,]?000\u00a0/)
    expect(error(words, 'name', 'max')).toContain(words.shorten)
  }
})
