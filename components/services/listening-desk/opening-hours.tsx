import { useTranslations } from 'next-intl'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { listeningDesk } from '@/lib/content/listening-desk'
import { HoursSummary } from './hours-summary'
import styles from './opening-hours.module.css'
import { OpeningNow } from './opening-now'

const { days, slots, closures } = listeningDesk

/**
 * Renders when the desk is open: always in words, and for this minute once the browser can tell.
 */
export function OpeningHours() {
  const t = useTranslations('OpeningHours')
  const time = '{time}'
  return (
    <div className={styles.hours}>
      <OpeningNow
        hours={{ days, slots, daysOff: closures.daysOff }}
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
        <HoursSummary />
      </p>
      <PhoneHours className={styles.summary} />
    </div>
  )
}
