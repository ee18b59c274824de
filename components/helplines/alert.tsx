import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { links } from '@/components/ui/links'
import styles from './alert.module.css'
import { HelplineLink } from './helpline-link'

type AlertProps = {
  children: ReactNode
}

/** Renders what somebody in danger, or afraid for another person, must find, beside a sign. */
export function Alert({ children }: AlertProps) {
  return (
    <div className={styles.alert}>
      <div className={styles.sign}>
        <Icon name="exclamation" />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}

type EmergencyNoteProps = {
  /** Beside a form that is still to be sent, after it was, or while nothing can be sent. */
  when: 'before' | 'after' | 'meanwhile'
}

/** Says, set apart, that whoever is in danger must not wait for us. */
export function EmergencyNote({ when }: EmergencyNoteProps) {
  const t = useTranslations('EmergencyNote')
  return (
    <Alert>
      <p>
        {t(when)} <Danger /> <a href="#helplines">{t('lines')}</a>
      </p>
    </Alert>
  )
}

type DangerProps = {
  /** Default: a link that calls it. */
  number?: ReactNode
}

/** Says when to call the emergency number: the same words wherever they stand. */
export function Danger({ number = <HelplineLink id="emergency" /> }: DangerProps) {
  const t = useTranslations('Danger')
  return t.rich('text', { number: () => number })
}

/** Says whom to call who cannot wait for an answer, and leads to the helplines at the foot of the page. */
export function Urgent() {
  const t = useTranslations('ContactsPage')
  return (
    <p>
      {t.rich('urgent', {
        number: () => <HelplineLink id="emergency" />,
        ...links({ lines: '#helplines' }),
      })}
    </p>
  )
}
