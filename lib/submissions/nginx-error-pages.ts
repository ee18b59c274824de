import { createTranslator } from 'next-intl'
import { inEveryLocale, type Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { errorDocument } from '../security/error-document'
import { Problem } from './problem-response'

const codes = ['too-large', 'rate-limited', 'delivery-unknown'] as const

/**
 * Returns the files, by name, that nginx serves when the site is not asked or cannot answer: each as a
 * page for people, and in the form handlers' own words for script.
 */
export async function nginxErrorPages(): Promise<Record<string, string>> {
  const files = await Promise.all(
    codes.map(async (code) => [
      [`${code}.html`, page(code)],
      [`${code}.json`, await new Problem(code).toResponse().text()],
    ]),
  )
  return Object.fromEntries(files.flat())
}

function page(code: (typeof codes)[number]): string {
  return errorDocument({
    title: inEveryLocale((locale) => words(locale)(`${code}.title`)),
    text: inEveryLocale((locale) => words(locale)(`${code}.text`)),
  })
}

function words(locale: Locale) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace: 'RefusalPage' })
}
