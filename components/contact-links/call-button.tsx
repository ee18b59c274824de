import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneNow } from '@/components/practical-answers/phone-hours'
import { ButtonRow } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/links'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { association } from '@/lib/content/records'
import styles from './call-button.module.css'
import { PhoneLink } from './contact-links'

const { phone } = association.contacts

type Props = {
  /** The button before it, where there is a first step that is no call. */
  children?: ReactNode
  /** Whether that button leads to the contact form already. */
  isWriting?: boolean
}

/**
 * Renders the button that calls the association while somebody answers there. At all other times writing takes its
 * place, and the number becomes a line with when it is answered; without script both stand.
 */
export function CallButton({ children, isWriting = false }: Props) {
  const locale = useLocale()
  const t = useTranslations('CallButton')
  return (
    // Sections: of a `div` that holds little but links Reader View keeps nothing.
    <section className={styles.ways}>
      <ButtonRow>
        {children}
        <span className={styles.call}>
          <ButtonLink href={`tel:${phone}`} tone="secondary">
            <Icon name="phone" />
            {t('label', { number: formatPhone(phone, locale) })}
          </ButtonLink>
        </span>
        {!isWriting && (
          <span className={styles.write}>
            <ButtonLink href={contactFormPath()} tone="secondary">
              {t('write')}
            </ButtonLink>
          </span>
        )}
      </ButtonRow>
      <section className={styles.hours}>
        <PhoneLink className={styles.number}>
          <Icon name="phone" />
          {/* In large text it may part, but between its groups. */}
          {formatPhone(phone, locale).replaceAll('\u00a0', ' ')}
        </PhoneLink>
        <PhoneNow />
      </section>
    </section>
  )
}
