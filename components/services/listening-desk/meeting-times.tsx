import { useLocale, useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/columns'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { listeningDesk } from '@/lib/content/listening-desk'
import { clockTime, dayAndMonth, formatterFor, weekdayName } from '@/lib/i18n/formats'
import styles from './meeting-times.module.css'

const { days, slots, closures } = listeningDesk

export function MeetingTimes() {
  const locale = useLocale()
  const t = useTranslations('ListeningDeskPage.hours')
  // A day is not torn from its month at the end of a line.
  const daysOff = closures.daysOff.map((day) => dayAndMonth(day, locale).replaceAll(' ', '\u00a0'))
  return (
    <Section labelledBy="hours-title">
      <Columns parts="1:1" align="center">
        <div className={styles.words}>
          <h2 id="hours-title">{t('title')}</h2>
          <p>{t('place')}</p>
          <p>{t('other')}</p>
          {daysOff.length > 0 && (
            <p>
              {t('closures', { days: formatterFor(locale).list(daysOff, { type: 'conjunction' }) })}{' '}
              <SampleTag sample={closures.sample} />
            </p>
          )}
        </div>
        <div className={styles.board}>
          <ul className={styles.days}>
            {days.map((day) => (
              <li key={day} className={styles.day}>
                {weekdayName(day, locale)}
              </li>
            ))}
          </ul>
          <ul className={styles.slots}>
            {slots.map(({ start, end }) => (
              <li key={start} className={styles.slot}>
                <time dateTime={start}>{clockTime(start, locale)}</time>–
                <time dateTime={end}>{clockTime(end, locale)}</time>
              </li>
            ))}
          </ul>
        </div>
      </Columns>
    </Section>
  )
}
