import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import type { Helpline } from '@/lib/content/helplines'
import type { Locale } from '@/lib/i18n/locales'
import { HoursNow, useHoursInWords } from './helpline-hours'
import { HelplineLink } from './helpline-link'
import styles from './helpline-row.module.css'
import { WaysToWrite } from './ways-to-write'

type Props = {
  line: Helpline
  locale: Locale
  isLive?: boolean
  /** What has happened, to whoever has three lines to tell apart: instead of its purpose and hours. */
  question?: string
}

/**
 * Renders one line: its number, whose it is and when to call it, pressed as one, then at which hours, in which
 * languages, and how to write. What is `data-whole` stays out of the short list.
 */
export function HelplineRow({ line, locale, isLive = false, question }: Props) {
  const t = useTranslations('HelplineList')
  const hours = useHoursInWords(locale)(line)
  const { id, tel, name, purpose, languages, daily } = line
  // What stands below the questions says whom an interpreter helps.
  const language = (!question || languages === 'italian') && t(`languages.${languages}`)
  const details = [!question && hours, language]
    .filter(Boolean)
    .map((detail) => `${detail}.`)
    .join(' ')
  return (
    <li className={styles.item}>
      <HelplineLink id={id} className={styles.row}>
        <span className={styles.number}>
          <Icon name="phone" />
          {/* In large text it may part, but between its groups. */}
          <span>{formatPhone(tel, locale).replaceAll('\u00a0', ' ')}</span>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name[locale]}</span>
          <span className={styles.purpose} data-whole>
            {' '}
            {question ?? purpose[locale]}
          </span>
        </span>
      </HelplineLink>
      {(details || daily) && (
        <p className={styles.detail} data-whole>
          {!question && isLive && <HoursNow line={line} locale={locale} />}
          {details}{' '}
          {daily && (
            <span className={isLive ? styles.live : undefined}>
              {t.rich('whenClosed', { emergency: () => <HelplineLink id="emergency" /> })}
            </span>
          )}
        </p>
      )}
      {!question && isLive && <WaysToWrite line={line} locale={locale} />}
    </li>
  )
}
