import { useLocale, useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { listeningDesk } from '@/lib/content/listening-desk'
import { clockTime, dayOffWords, formatterFor, weekdayName } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'
import { daysOffFrom } from '@/lib/opening-hours/opening-state'
import styles from './meeting-times.module.css'

const { days, slots, closures } = listeningDesk

export function MeetingTimes() {
  const locale = useLocale()
  const t = useTranslations('ListeningDeskPage')
  const card = useTranslations('PocketCardPage')
  // A day is not torn from its month at the end of a line.
  const daysOff = daysOffFrom(new Date(), closures.daysOff).map((day) =>
    dayOffWords(day, locale).replaceAll(' ', '\u00a0'),
  )
  return (
    <Section labelledBy="hours-title">
      <Columns parts="1:1" align="center">
        <Stack>
          <h2 id="hours-title">{t('hours.title')}</h2>
          <p>{t('hours.place')}</p>
          <p>{t('hours.other')}</p>
          <p>
            <Link href="/services/listening-desk/pocket-card">{card('link')}</Link>
          </p>
          {daysOff.length > 0 && (
            <p>
              {t('hours.closures', {
                days: formatterFor(locale).list(daysOff, { type: 'conjunction' }),
              })}{' '}
              <SampleTag sample={closures.sample} />
            </p>
          )}
        </Stack>
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
