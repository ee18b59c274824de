import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { helplines } from '@/lib/content/helplines'
import { formatterFor } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { EmergencyCard } from './emergency-card'
import styles from './helpline-list.module.css'
import { HelplineRow } from './helpline-row'

type Props = {
  locale: Locale
  /** Whether each line says if it answers right now: not on what is for paper. */
  isLive?: boolean
  /** When to call the line for emergencies, which comes first. */
  children?: ReactNode
}

/** Renders the lines by what they are for, those of whoever is under 18 as a group. */
export function HelplineList({ locale, isLive = true, children }: Props) {
  const t = useTranslations('HelplineList')
  const oldestCheck = helplines.map((line) => line.verifiedOn).sort()[0] ?? ''
  const date = formatterFor(locale).dateTime(new Date(oldestCheck), { dateStyle: 'long' })
  const rows = (forMinors: boolean) =>
    helplines
      .filter((line) => line.id !== 'emergency' && line.forMinors === forMinors)
      .map((line) => <HelplineRow key={line.id} line={line} locale={locale} isLive={isLive} />)
  return (
    <div className={styles.lines}>
      <EmergencyCard locale={locale}>{children}</EmergencyCard>
      <div className={styles.groups}>
        <div>
          <p className={styles.group}>{t('anyone')}</p>
          <ul className={styles.list}>{rows(false)}</ul>
        </div>
        <div>
          <p className={styles.group}>{t('minors')}</p>
          <ul className={styles.list}>{rows(true)}</ul>
        </div>
      </div>
      <p className={styles.checked}>{t('checkedOn', { date })}</p>
    </div>
  )
}
