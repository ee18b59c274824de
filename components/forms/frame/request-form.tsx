import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import type { FormName } from '@/lib/forms/forms'
import { FormShell } from './form-shell'
import type { FormWords } from '../context/use-form-words'
import styles from './form.module.css'
import { OtherWays } from '@/components/contact-links/other-ways'
import { RecaptchaNotice } from '@/components/recaptcha/recaptcha-notice'
import { StalledForm } from './stalled-form'

type Props = {
  form: FormName
  words: FormWords
  /** What the visitor reads once everything has arrived, under its heading. */
  success: ReactNode
  children: ReactNode
}

/** What both forms have around their fields. */
export function RequestForm({ form, words, success, children }: Props) {
  const t = useTranslations('FormStatus')
  return (
    <div className={styles.sheet}>
      <StalledForm>
        <p>{t('stalled')}</p>
        <OtherWays />
      </StalledForm>
      <FormShell
        form={form}
        words={words}
        otherWays={<OtherWays />}
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
