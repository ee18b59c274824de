import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/contact-links/contact-links'
import { EmergencyNote } from '@/components/helplines/alert'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { Panel } from '@/components/ui/panel'
import { deskPause, pauseInWords } from '@/lib/content/desk-pause'
import { isOver } from '@/lib/time/period'
import { shownDuring } from '@/lib/time/shown-between'
import styles from './page.module.css'

/**
 * Renders what to do during the listening desk's pause, in the place of the form after it. Which of the two is
 * shown, the visitor's clock says: docs/decisions/0018. Without script both stand, and the words name the days.
 */
export function DeskPause() {
  const locale = useLocale()
  const t = useTranslations('DeskPause')
  if (!deskPause || isOver(deskPause, new Date())) return null
  const shown = shownDuring(deskPause)
  const { days, nextDay } = pauseInWords(deskPause, locale)
  return (
    <>
      <div className={styles.pause} {...shown} hidden={false}>
        <Panel icon="calendar">
          <h2 id="pause-title">{t('title', { days })}</h2>
          <p>{t('text', { nextDay })}</p>
          <p>{deskPause.text[locale]}</p>
          <p>{t.rich('phone', { phone: () => <PhoneLink />, hours: () => <PhoneHours /> })}</p>
        </Panel>
      </div>
      <div className={styles.meanwhile} {...shown} hidden>
        <EmergencyNote when="meanwhile" />
      </div>
    </>
  )
}
