import { createTranslator } from 'next-intl'
import type { Localized } from '../content/schemas/fields'
import { locales } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { Problem } from '../submissions/problem'
import { errorDocument } from './error-document'

const codes = ['too-large', 'rate-limited', 'delivery-unknown'] as const

/**
 * Returns the files, by name, with which nginx refuses what the site is not asked for, or cannot
 * answer: each as a page for people, and in the form handlers' own words for script.
 */
export async function refusals(): Promise<Record<string, string>> {
  const files = await Promise.all(
    codes.map(async (code) => [
      [`${code}.html`, page(code)],
      [`${code}.json`, await new Problem(code).toResponse().text()],
    ]),
  )
  return Object.fromEntries(files.flat())
}

function page(code: (typeof codes)[number]): string {
  const said = (key: 'title' | 'text') =>
    Object.fromEntries(locales.map((locale) => [locale, words(locale)(`${code}.${key}`)]))
  return errorDocument({
    title: said('title') as Localized,
    text: said('text') as Localized,
  })
}

function words(locale: (typeof locales)[number]) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace: 'RefusalPage' })
}
