import { useLocale, useTranslations } from 'next-intl'
import { events } from '@/lib/content/events'
import { isBookable } from '@/lib/events/booking'
import { datesInWords } from '@/lib/events/date-words'

/** Returns, by id, the message with which a visitor may ask for a place at each event. */
export function useEventMessages(): Record<string, string> {
  const locale = useLocale()
  const t = useTranslations('ContactForm')
  const now = new Date()
  return Object.fromEntries(
    events
      .filter((event) => isBookable(event, now))
      .map(({ id, title, sessions }) => [
        id,
        t('eventMessage', { title: title[locale], dates: datesInWords(sessions, locale) }),
      ]),
  )
}
