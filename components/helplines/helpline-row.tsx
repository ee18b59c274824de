import { useTranslations } from 'next-intl'
import row from '@/components/ui/row.module.css'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import type { helplines } from '@/lib/content/helplines'
import { clockTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import styles from './helpline-list.module.css'
import { HelplineNow } from './helpline-now'

type Props = { line: (typeof helplines)[number]; locale: Locale; isLive: boolean }

/** Renders one line, pressed as a whole: when to call it, who answers, at which hours. */
export function HelplineRow({ line, locale, isLive }: Props) {
  const t = useTranslations('HelplineList')
  const { tel, name, purpose, hours, daily } = line
  return (
    <li>
      <a className={`${row.row} ${styles.row}`} href={`tel:${tel}`}>
        <span className={styles.number}>{formatPhone(tel, locale)}</span>
        <span className={row.words}>
          <span className={row.title}>{purpose[locale]}</span>
          <span className={row.detail}>
            <span>{name[locale]}</span>. <span>{hours[locale]}</span>
          </span>
          {isLive && daily && (
            <HelplineNow
              hours={daily}
              open={t('openNow')}
              closed={t('closedNow', { time: clockTime(daily.start, locale) })}
            />
          )}
        </span>
      </a>
    </li>
  )
}
