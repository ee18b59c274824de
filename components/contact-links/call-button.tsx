import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneNow } from '@/components/practical-answers/phone-hours'
import { ButtonRow } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Stack } from '@/components/ui/layout'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import styles from './call-button.module.css'

const { phone } = association.contacts

type Props = {
  /** The button before it, where there is a first step that is no call. */
  children?: ReactNode
}

/** Renders the button that calls the association, and when somebody answers. */
export function CallButton({ children }: Props) {
  const locale = useLocale()
  const t = useTranslations('CallButton')
  return (
    <Stack gap="near">
      <ButtonRow>
        {children}
        <ButtonLink href={`tel:${phone}`} tone="secondary">
          <Icon name="phone" />
          {t('label', { number: formatPhone(phone, locale) })}
        </ButtonLink>
      </ButtonRow>
      <div className={styles.hours}>
        <PhoneNow />
      </div>
    </Stack>
  )
}
