import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { HelplineNow } from '@/components/ui/open-now'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { announcedDays, findHelpline, type Helpline } from '@/lib/content/helplines'
import { daysInWords } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { HelplineLink } from './helpline-link'
import styles from './helpline-row.module.css'
import { useHoursInWords } from './use-hours-in-words'
import { WaysToWrite } from './ways-to-write'

type HelplineRowsProps = {
  lines: readonly {
    id: string
    /** What has happened, where lines are told apart by it. Default: the line's purpose and hours. */
    question?: string
  }[]
  /** Name of the list. */
  label?: string
}

/** Renders some of the lines in rows, the number of each and what it is for pressed as one. */
export function HelplineRows({ lines, label }: HelplineRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {lines.map(({ id, question }) => (
        <HelplineRow key={id} line={findHelpline(id)} question={question} />
      ))}
    </ul>
  )
}

type HelplineRowProps = {
  line: Helpline
  /** What has happened, to whoever has three lines to tell apart: instead of its purpose and hours. */
  question?: string
}

/**
 * Renders one line: its number, when it answers, whose it is and when to call it, pressed as one; then how to write,
 * what a call costs and in which languages it is answered.
 */
export function HelplineRow({ line, question }: HelplineRowProps) {
  const t = useTranslations('HelplineList')
  const locale = useLocale()
  const { hours } = useHoursInWords(locale)
  const { id, tel, name, purpose, daily, cost, languages } = line
  const sentence = (text: string) => `${text}.`
  const details = [
    !question && t(`costs.${cost}`),
    // What stands below the questions says whom an interpreter helps.
    (!question || languages === 'italian') && t(`languages.${languages}`),
  ].filter((detail) => detail !== false)
  return (
    <li className={styles.item}>
      <HelplineLink id={id} className={styles.call}>
        <span className={styles.number}>
          <Icon name="phone" />
          {/* In large text it may part, but between its groups. */}
          <span>{formatPhone(tel, locale).replaceAll('\u00a0', ' ')}</span>
        </span>{' '}
        {!question && (
          <span className={styles.hours}>
            {hours(line)} <AnswerNow line={line} />
          </span>
        )}{' '}
        <span className={styles.words}>
          {sentence(name[locale])} <strong>{question ?? purpose[locale]}</strong>
        </span>
      </HelplineLink>
      <div data-whole>
        <WaysToWrite line={line} locale={locale} />
      </div>
      {details.length > 0 && (
        <p className={styles.detail}>
          {!question && <AnnouncedHours line={line} locale={locale} />}
          {details.map(sentence).join(' ')}{' '}
          {daily && t.rich('whenClosed', { emergency: () => <HelplineLink id="emergency" /> })}
        </p>
      )}
    </li>
  )
}

type AnswerNowProps = { line: Helpline }

/** Renders whether a line answers now; nothing of one that answers day and night. */
function AnswerNow({ line }: AnswerNowProps) {
  const t = useTranslations('HelplineList')
  const { daily } = line
  const exceptions = announcedDays(line)
  if (!daily && exceptions.length === 0) return null
  return (
    <HelplineNow
      hours={{ daily, exceptions }}
      words={{
        'usually-open': t('usuallyOpen'),
        ...(daily && { 'usually-later': t('usuallyLater') }),
        ...(exceptions.length > 0 && { open: t('openNow'), closed: t('closedNow') }),
      }}
    />
  )
}

type AnnouncedHoursProps = { line: Helpline; locale: Locale }

/** Renders the hours of a line on the days for which they were announced. */
function AnnouncedHours({ line, locale }: AnnouncedHoursProps) {
  const t = useTranslations('HelplineList')
  const { range } = useHoursInWords(locale)
  return announcedDays(line).map(({ from, until, daily }) => {
    const days = daysInWords({ from, until }, locale)
    return (
      <strong key={from}>
        {daily ? t('hoursOn', { days, hours: range(daily) }) : t('alwaysOn', { days })}{' '}
      </strong>
    )
  })
}
