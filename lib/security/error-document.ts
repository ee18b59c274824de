import { phoneHours } from '../content/practical-answers'
import { association } from '../content/records'
import { languageAttributes, locales, type Locale } from '../i18n/locales'

type Words = { title: Record<Locale, string>; text: Record<Locale, string> }

/**
 * Returns a page in all languages at once for when the server can make none: no script, no style,
 * no other file, and its policy inside, because nothing else would send one.
 */
export function errorDocument({ title, text }: Words): string {
  const { phone } = association.contacts
  const languages = locales.map((locale) => {
    const lines = [text[locale], phoneHours.answer[locale]]
    const paragraphs = lines.map((line) => `<p>${escape(line)}</p>`).join('')
    return `<div ${attributes(locale)}><h1>${escape(title[locale])}</h1>${paragraphs}</div>`
  })
  return [
    `<!DOCTYPE html><html ${attributes(locales[0])}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escape(title[locales[0]])}</title></head><body>`,
    ...languages,
    `<p><a href="tel:${phone}">${phone}</a> · <a href="tel:112">112</a></p></body></html>`,
  ].join('')
}

function attributes(locale: Locale): string {
  const { lang, dir } = languageAttributes(locale)
  return `lang="${lang}" dir="${dir}"`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
