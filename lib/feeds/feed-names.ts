import { createTranslator } from 'next-intl'
import { association } from '../content/records'
import type { Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'

/** Returns what the calendar of events and the feed of events and news are called. */
export function feedNames(locale: Locale): { calendar: string; feed: string } {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'Feeds' })
  const { shortName } = association.identity
  return { calendar: `${t('events')} – ${shortName}`, feed: `${t('news')} – ${shortName}` }
}
