import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion'
import { helplines, waysToWrite } from '@/lib/content/helplines'
import { formatterFor } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { EmergencyCard } from './emergency-card'
import styles from './helpline-list.module.css'
import { HelplineRows } from './helpline-row'

/** How many of a group are in view: of more, nobody in need finds the right one. */
const inView = 3

type HelplineListProps = {
  locale: Locale
  /** When to call the line for emergencies, which comes first. */
  children?: ReactNode
}

/**
 * Renders the lines by what they are for, those of whoever is under 18 as a group. The first of each group are
 * in view, in the order of the content; the others are folded.
 */
export function HelplineList({ locale, children }: HelplineListProps) {
  const t = useTranslations('HelplineList')
  const groups = [false, true].map((forMinors) => ({
    title: t(forMinors ? 'minors' : 'anyone'),
    lines: helplines.filter((line) => line.id !== 'emergency' && line.forMinors === forMinors),
  }))
  const others = groups.filter(({ lines }) => lines.length > inView)
  const count = others.reduce((sum, { lines }) => sum + lines.length - inView, 0)
  return (
    <section className={styles.lines}>
      <EmergencyCard locale={locale}>{children}</EmergencyCard>
      <div className={styles.groups}>
        {groups.map(({ title, lines }) => (
          <div key={title}>
            <h3 className={styles.group} data-whole>
              {title}
            </h3>
            <HelplineRows label={title} lines={lines.slice(0, inView)} />
          </div>
        ))}
      </div>
      {count > 0 && (
        <Accordion summary={t('others', { count })}>
          {others.map(({ title, lines }) => (
            <div key={title}>
              <p>{title}</p>
              <HelplineRows label={title} lines={lines.slice(inView)} />
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
  const checks = helplines.flatMap((line) => [line, ...waysToWrite(line)])
  const oldest = checks.flatMap(({ verifiedOn }) => verifiedOn ?? []).toSorted()[0] ?? ''
  const date = formatterFor(locale).dateTime(new Date(oldest), { dateStyle: 'long' })
  return t('checkedOn', { date })
}
