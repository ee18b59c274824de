import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/contact-links/contact-links'
import { EmergencyNote } from '@/components/helplines/alert'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { Panel } from '@/components/ui/panel'
import { TimeMarks } from '@/components/ui/time-marks/time-marks'
import { deskPause, pauseInWords } from '@/lib/content/desk-pause'
import { isOver, periodInstants } from '@/lib/time/period'
import styles from './page.module.css'

/**
 * Renders what to do during the listening desk's pause, in the place of the form after it. Which of the
 * two is shown, the visitor's clock says; without script both are, and the words name the days.
 */
export function DeskPause() {
  const locale = useLocale()
  const t = useTranslations('DeskPause')
  if (!deskPause || isOver(deskPause, new Date())) return null
  const { begins, ends } = periodInstants(deskPause)
  const { days, nextDay } = pauseInWords(deskPause, locale)
  return (
    <>
      <div
        className={styles.pause}
        data-times={`${begins / 1000} ${ends / 1000}`}
        suppressHydrationWarning
      >
        <Panel icon="calendar">
          <h2 id="pause-title">{t('title', { days })}</h2>
          <p>{t('text', { nextDay })}</p>
          <p>{deskPause.text[locale]}</p>
          <p>{t.rich('phone', { phone: () => <PhoneLink />, hours: () => <PhoneHours /> })}</p>
        </Panel>
        <EmergencyNote when="meanwhile" />
      </div>
      <TimeMarks />
    </>
  )
}
