import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { findHelpline } from '@/lib/content/helplines'
import type { Locale } from '@/lib/i18n/locales'
import styles from './emergency-card.module.css'
import { HelplineLink } from './helpline-link'
import { useHoursInWords } from './use-hours-in-words'

type Props = {
  locale: Locale
  /** When to call, for whom it is not plain. */
  children?: ReactNode
}

/** Renders the line for emergencies, larger than all others: whoever is in danger looks for it. */
export function EmergencyCard({ locale, children }: Props) {
  const t = useTranslations('HelplineList')
  const line = findHelpline('emergency')
  const { tel, purpose, cost, languages } = line
  const { hours } = useHoursInWords(locale)
  const details = [hours(line), t(`costs.${cost}`), t(`languages.${languages}`)]
  return (
    <section className={styles.card}>
      <HelplineLink id="emergency" className={styles.call}>
        <span className={styles.number}>
          <Icon name="phone" />
          {formatPhone(tel, locale)}
        </span>
        <span className={styles.purpose}>{purpose[locale]}</span>
      </HelplineLink>
      <div className={styles.words}>
        {children}
        <p className={styles.detail}>{details.map((detail) => `${detail}. `)}</p>
      </div>
    </section>
  )
}
