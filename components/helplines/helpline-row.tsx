import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { HelplineNow } from '@/components/ui/open-now'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { announcedDays, findHelpline, type Helpline } from '@/lib/content/helplines'
import { clockTime, daysInWords } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { HelplineLink } from './helpline-link'
import styles from './helpline-row.module.css'
import { WaysToWrite } from './ways-to-write'

type HelplineRowsProps = {
  lines: readonly {
    id: string
    /** What has happened, where lines are told apart by it. Default: the line's purpose and hours. */
    question?: string
  }[]
}

/** Renders some of the lines in rows, each pressed as a whole. */
export function HelplineRows({ lines }: HelplineRowsProps) {
  const locale = useLocale()
  return (
    <ul className={styles.rows}>
      {lines.map(({ id, question }) => (
        <HelplineRow
          key={id}
          line={findHelpline(id)}
          locale={locale}
          question={question}
          isLive={!question}
        />
      ))}
    </ul>
  )
}

type HelplineRowProps = {
  line: Helpline
  locale: Locale
  isLive?: boolean
  /** What has happened, to whoever has three lines to tell apart: instead of its purpose and hours. */
  question?: string
}

/**
 * Renders one line: its number, whose it is and when to call it, pressed as one, then at which hours, in which
 * languages, and how to write.
 */
export function HelplineRow({ line, locale, isLive = false, question }: HelplineRowProps) {
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
          <span className={styles.purpose}> {question ?? purpose[locale]}</span>
        </span>
      </HelplineLink>
      {(details || daily) && (
        <p className={styles.detail}>
          {!question && isLive && <HoursNow line={line} locale={locale} />}
          {details}{' '}
          {daily && t.rich('whenClosed', { emergency: () => <HelplineLink id="emergency" /> })}
        </p>
      )}
      {(question || isLive) && (
        <div className={styles.ways} data-whole>
          <WaysToWrite line={line} locale={locale} />
        </div>
      )}
    </li>
  )
}

/** Returns the hours of a line in words: those that nobody has confirmed for the day are the usual ones. */
export function useHoursInWords(locale: Locale) {
  const t = useTranslations('HelplineList')
  return ({ hours, daily }: Pick<Helpline, 'hours' | 'daily'>) => {
    const words = hours[locale]
    const [first = ''] = words
    return daily
      ? t('usually', { hours: first.toLocaleLowerCase(locale) + words.slice(first.length) })
      : words
  }
}

type UseHoursInWordsProps = { line: Helpline; locale: Locale }

/** Renders whether a line answers now, and its hours on the days for which they were announced. */
function HoursNow({ line, locale }: UseHoursInWordsProps) {
  const t = useTranslations('HelplineList')
  const { daily } = line
  const exceptions = announcedDays(line)
  if (!daily && exceptions.length === 0) return null
  const isAnnounced = exceptions.length > 0
  return (
    <>
      <HelplineNow
        hours={{ daily, exceptions }}
        words={{
          'usually-open': t('usuallyOpen'),
          ...(daily && {
            'usually-later': t('usuallyLater', { time: clockTime(daily.start, locale) }),
          }),
          ...(isAnnounced && { open: t('openNow'), closed: t('closedNow') }),
        }}
      />
      {exceptions.map(({ from, until, daily: hours }) => {
        const days = daysInWords({ from, until }, locale)
        const words = hours && {
          start: clockTime(hours.start, locale),
          end: clockTime(hours.end, locale),
        }
        return (
          <strong key={from}>
            {words ? t('hoursOn', { days, ...words }) : t('alwaysOn', { days })}{' '}
          </strong>
        )
      })}
    </>
  )
}
