import { useTranslations } from 'next-intl'
import { helplines } from '@/lib/content/helplines'
import { formatterFor } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { HelplineLink } from './helpline-link'
import styles from './helpline-list.module.css'

type Props = { locale: Locale }

export function HelplineList({ locale }: Props) {
  const t = useTranslations('HelplineList')
  const format = formatterFor(locale)
  const oldestCheck = helplines.map((line) => line.verifiedOn).sort()[0] ?? ''
  return (
    <>
      <ul className={styles.list}>
        {helplines.map((line) => (
          <li key={line.id} className={styles.line}>
            <HelplineLink id={line.id} className={styles.number} />
            <div className={styles.words}>
              <p className={styles.name}>{line.name[locale]}</p>
              <p>{line.purpose[locale]}</p>
              <p className={styles.hours}>{line.hours[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.hours}>
        {t('checkedOn', { date: format.dateTime(new Date(oldestCheck), { dateStyle: 'long' }) })}
      </p>
    </>
  )
}
