import { useTranslations } from 'next-intl'
import type { Helpline } from '@/lib/content/helplines'
import { clockTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { DailyHours } from '@/lib/opening-hours/line-answer'

/** Returns what writes the hours of a line: those that nobody has confirmed for the day are the usual ones. */
export function useHoursInWords(locale: Locale) {
  const t = useTranslations('HelplineList')

  function range({ start, end }: DailyHours) {
    const last = end === '00:00' ? t('midnight') : clockTime(end, locale)
    return t('range', { start: clockTime(start, locale), end: last })
  }

  return {
    range,
    hours: ({ daily }: Pick<Helpline, 'daily'>) =>
      daily ? t('usually', { hours: range(daily) }) : t('always'),
  }
}
