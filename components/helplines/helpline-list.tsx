import { useTranslations } from 'next-intl'
import { helplines } from '@/lib/content/helplines'
import { formatterFor } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import styles from './helpline-list.module.css'
import { HelplineRow } from './helpline-row'

type Props = {
  locale: Locale
  /** Whether each line says if it answers right now: not on what is for paper. */
  isLive?: boolean
}

/** Renders the lines by what they are for, those of whoever is under 18 as a group. */
export function HelplineList({ locale, isLive = true }: Props) {
  const t = useTranslations('HelplineList')
  const oldestCheck = helplines.map((line) => line.verifiedOn).sort()[0] ?? ''
  const date = formatterFor(locale).dateTime(new Date(oldestCheck), { dateStyle: 'long' })
  const rows = (forMinors: boolean) => (
    <ul className={styles.directory}>
      {helplines
        .filter((line) => line.forMinors === forMinors)
        .map((line) => (
          <HelplineRow key={line.id} line={line} locale={locale} isLive={isLive} />
        ))}
    </ul>
  )
  return (
    <div className={styles.lines}>
      {rows(false)}
      <p className={styles.group}>{t('minors')}</p>
      {rows(true)}
      <p className={styles.small}>{t('checkedOn', { date })}</p>
    </div>
  )
}
