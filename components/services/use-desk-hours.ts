import { useLocale, useTranslations } from 'next-intl'
import { listeningDesk } from '@/lib/content/records'
import { clockTime, formatterFor, weekdayName } from '@/lib/i18n/formats'

const { days, slots } = listeningDesk

/** Returns on which days and at which times people meet at the desk. */
export function useDeskHours(): string {
  const locale = useLocale()
  const t = useTranslations('OpeningHours')
  const format = formatterFor(locale)
  const slotWords = slots.map(({ start, end }) =>
    t('slot', { start: clockTime(start, locale), end: clockTime(end, locale) }),
  )
  const dayWords = days.map((day) => weekdayName(day, locale))
  return t('summary', {
    days: format.list(dayWords, { type: 'conjunction' }),
    slots: format.list(slotWords, { type: 'conjunction' }),
  })
}
