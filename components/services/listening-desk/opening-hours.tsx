import { useLocale, useTranslations } from 'next-intl'
import { listeningDesk } from '@/lib/content/listening-desk'
import { clockTime, formatterFor, weekdayName } from '@/lib/i18n/formats'
import styles from './opening-hours.module.css'
import { OpeningNow } from './opening-now'

const { days, slots, closures } = listeningDesk

/** When the desk is open: always in words, and for this minute once the browser can tell. */
export function OpeningHours() {
  const locale = useLocale()
  const t = useTranslations('OpeningHours')
  const slotWords = slots.map(({ start, end }) =>
    t('slot', { start: clockTime(start, locale), end: clockTime(end, locale) }),
  )
  const dayWords = days.map((day) => weekdayName(day, locale))
  const time = '{time}'
  return (
    <div className={styles.hours}>
      <OpeningNow
        hours={{ days, slots, daysOff: closures.daysOff }}
        locale={locale}
        templates={{
          open: t('open'),
          until: t('until', { time }),
          closed: t('closed'),
          opensToday: t('opensToday', { time }),
          opensTomorrow: t('opensTomorrow', { time }),
          opensOn: t('opensOn', { day: '{day}', time }),
        }}
      />
      <p className={styles.summary}>
        {t('summary', {
          days: formatterFor(locale).list(dayWords, { type: 'conjunction' }),
          slots: formatterFor(locale).list(slotWords, { type: 'conjunction' }),
        })}
      </p>
    </div>
  )
}
