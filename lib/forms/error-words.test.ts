import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { formNames, forms } from './all-forms'
import { contactForm } from './contact-definition'
import { errorAtField, errorInSummary } from './error-words'

test.each(locales)('in %s, who wrote too long a message reads to how many characters', (locale) => {
  const catalog = { locale, messages: messagesFor(locale) }
  const errors = createTranslator({ ...catalog, namespace: 'FormErrors' })
  const fields = createTranslator({ ...catalog, namespace: 'FormFields' })
  for (const error of [errorAtField, errorInSummary]) {
    expect(error({ errors, fields }, contactForm, 'message', 'max', '')).toMatch(/5[.,]?000\u00a0/)
    expect(error({ errors, fields }, contactForm, 'name', 'max', '')).toContain(errors('shorten'))
  }
})

test.each(locales)('in %s, every field of both forms says what to do about a mistake', (locale) => {
  const errors = createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace: 'FormErrors',
  })
  const missing = formNames.flatMap((name) => {
    const { fields, messages } = forms[name]
    expect(fields.length).toBeGreaterThan(3)
    return fields.map((field) => `${messages}.${field}`).filter((key) => !errors.has(key as never))
  })
  expect(missing).toEqual([])
})
