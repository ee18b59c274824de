import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { ReplyTime } from '@/components/practical-answers/reply-time'
import { Button } from '@/components/ui/button/button'
import { checkIcon } from '@/components/ui/icon/icon-paths'
import { IconShape } from '@/components/ui/icon/icon-shape'
import styles from './outcome.module.css'

type Props = {
  /** That it has arrived, in the words of the specification: said once. */
  title: string
  again: string
  children: ReactNode
}

/** Renders the confirmation that script shows in the form's place: its heading takes the focus. */
export function FormSuccess({ title, again, children }: Props) {
  const t = useTranslations('FormStatus')
  return (
    <div className={styles.success} data-part="success" hidden>
      <span className={styles.mark}>
        <IconShape path={checkIcon} />
      </span>
      <h2 className={styles.title} tabIndex={-1} aria-describedby="sent-text">
        {title}
      </h2>
      <div className={styles.text} id="sent-text">
        <p>
          <ReplyTime /> {children}
        </p>
        <p>{t.rich('reference', { reference: () => <strong data-part="reference" /> })}</p>
        <p>
          {t.rich('withReference', {
            phone: () => <PhoneLink />,
            hours: () => <PhoneHours />,
            email: () => <EmailLink />,
          })}
        </p>
        <EmergencyNote when="after" />
      </div>
      <Button tone="secondary">{again}</Button>
    </div>
  )
}
