import { isLocale, type Locale } from '../i18n/locales'

type LocalizedText = { place: string; locale: Locale; text: string }

/** Returns the texts of a content file in every language, with their places in the file. */
export function localizedTexts(content: unknown, place = ''): LocalizedText[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]: [string, unknown]) => {
    if (isLocale(key) && typeof value === 'string') return [{ place, locale: key, text: value }]
    const step = Array.isArray(content) ? `[${key}]` : place ? `.${key}` : key
    return localizedTexts(value, place + step)
  })
}
