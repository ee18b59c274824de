import { createTranslator } from 'next-intl'
import type { Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'

/**
 * Returns a record's name with the words that pages show beside it as long as it is a sample: files
 * leave the site, and nobody there can see a mark.
 */
export function withSampleMark(name: string, sample: boolean | undefined, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'SampleTag' })
  return sample ? `${name} (${t('label')})` : name
}
