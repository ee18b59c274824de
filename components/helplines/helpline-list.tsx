import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion'
import { type Helpline, helplines, waysToWrite } from '@/lib/content/helplines'
import { formatterFor } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { EmergencyCard } from './emergency-card'
import { HelplineLink } from './helpline-link'
import styles from './helpline-list.module.css'
import { HelplineRow, useHoursInWords } from './helpline-row'
import { WaysToWrite } from './ways-to-write'

/** How many of a group stand in rows, each pressed as a whole: of more, nobody in need finds the right one. */
const inRows = 3

type HelplineListProps = {
  locale: Locale
  /** When to call the line for emergencies, which comes first. */
  children?: ReactNode
}

/**
 * Renders the lines by what they are for, those of whoever is under 18 as a group. The first of each group are
 * in rows, in the order of the content; the others are folded, in a line each.
 */
export function HelplineList({ locale, children }: HelplineListProps) {
  const t = useTranslations('HelplineList')
  const groups = [false, true].map((forMinors) => ({
    title: t(forMinors ? 'minors' : 'anyone'),
    lines: helplines.filter((line) => line.id !== 'emergency' && line.forMinors === forMinors),
  }))
  const others = groups.filter(({ lines }) => lines.length > inRows)
  const count = others.reduce((sum, { lines }) => sum + lines.length - inRows, 0)
  return (
    <section className={styles.lines}>
      <EmergencyCard locale={locale}>{children}</EmergencyCard>
      <div className={styles.groups}>
        {groups.map(({ title, lines }) => (
          <div key={title}>
            <h3 className={styles.group} data-whole>
              {title}
            </h3>
            <ul className={styles.list} aria-label={title}>
              {lines.slice(0, inRows).map((line) => (
                <HelplineRow key={line.id} line={line} locale={locale} isLive />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {count > 0 && (
        <Accordion summary={t('others', { count })}>
          {others.map(({ title, lines }) => (
            <div key={title}>
              <p>{title}</p>
              <ul aria-label={title}>
                {lines.slice(inRows).map((line) => (
                  <HelplineLine key={line.id} line={line} locale={locale} />
                ))}
              </ul>
            </div>
          ))}
        </Accordion>
      )}
      <p className={styles.checked} data-whole>
        <CheckedOn locale={locale} />
      </p>
    </section>
  )
}

/** Says on which day all numbers and ways to write had been looked at. */
export function CheckedOn({ locale }: { locale: Locale }) {
  const t = useTranslations('HelplineList')
  const checks = helplines.flatMap((line) => [line, ...Object.values(waysToWrite(line))])
  const oldest = checks.flatMap((way) => way?.verifiedOn ?? []).toSorted()[0] ?? ''
  const date = formatterFor(locale).dateTime(new Date(oldest), { dateStyle: 'long' })
  return t('checkedOn', { date })
}

type HelplineLineProps = { line: Helpline; locale: Locale }

/** Renders one line among many: its number, when to call it, at which hours, who answers, and how to write. */
function HelplineLine({ line, locale }: HelplineLineProps) {
  const t = useTranslations('HelplineList')
  const hours = useHoursInWords(locale)(line)
  const { id, name, purpose, languages } = line
  const words = [purpose[locale], hours, name[locale], t(`languages.${languages}`)]
  return (
    <li>
      <HelplineLink id={id} />{' '}
      {words
        .map((part) => `${part}. `)
        .join('')
        .trimEnd()}
      <WaysToWrite line={line} locale={locale} />
    </li>
  )
}
