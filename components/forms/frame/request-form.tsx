import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContactList } from '@/components/contact-links/contact-list'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import { RecaptchaNotice } from '@/components/recaptcha/recaptcha-notice'
import type { FormName } from '@/lib/forms/forms'
import type { FormWords } from '../context/use-form-words'
import { FormShell } from './form-shell'
import styles from './form.module.css'
import { StalledForm } from './stalled-form'

type Props = {
  form: FormName
  words: FormWords
  /** What the visitor reads once everything has arrived, under its heading. */
  success: ReactNode
  children: ReactNode
}

/** Renders what both forms have around their fields. */
export function RequestForm({ form, words, success, children }: Props) {
  const t = useTranslations('FormStatus')
  const contacts = <ContactList whatsappText={t('whatsappText')} />
  return (
    <div className={styles.sheet}>
      <StalledForm>
        <p>{t('stalled')}</p>
        {contacts}
      </StalledForm>
      <FormShell
        form={form}
        words={words}
        otherWays={contacts}
        notice={<RecaptchaNotice />}
        success={
          <>
            {success}
            <EmergencyNote when="after" />
          </>
        }
      >
        <p className={styles.explanation}>{t('requiredFields')}</p>
        {children}
        <EmergencyNote when="before" />
      </FormShell>
    </div>
  )
}
