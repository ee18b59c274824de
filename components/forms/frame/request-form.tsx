import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContactList } from '@/components/contact-links/contact-list'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import { Button } from '@/components/ui/button/button'
import { honeypotName } from '@/lib/forms/form-definition'
import { formWords } from '@/lib/forms/form-words'
import type { FormName } from '@/lib/forms/forms'
import { FormScript } from '../script/form-script'
import { ErrorSummary } from './error-summary'
import { FormFailure } from './form-failure'
import styles from './form.module.css'

type Props = {
  form: FormName
  /** What takes the form's place once everything has arrived. */
  success: ReactNode
  children: ReactNode
}

/**
 * Renders what both forms have around their fields: a form that browsers send by themselves, and
 * what its script makes better (docs/decisions/0023).
 */
export function RequestForm({ form, success, children }: Props) {
  const locale = useLocale()
  const t = useTranslations('FormStatus')
  const recaptcha = useTranslations('Recaptcha')
  const words = formWords(form, locale)
  return (
    <div className={styles.sheet}>
      <form
        className={styles.form}
        method="post"
        action={`/api/${form}`}
        encType="multipart/form-data"
        noValidate
      >
        <ErrorSummary />
        <p className={styles.explanation}>{t('requiredFields')}</p>
        {children}
        <div className={styles.honeypot} aria-hidden="true">
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </div>
        <FormFailure>
          <ContactList whatsappText={t('whatsappText')} />
        </FormFailure>
        <EmergencyNote when="before" />
        <div className={styles.submit}>
          <Button type="submit">{words.submit}</Button>
          <p className="visually-hidden" role="status" data-part="status" />
        </div>
        {process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY && (
          <p className={styles.explanation}>{recaptcha('notice')}</p>
        )}
        <input type="hidden" name="locale" defaultValue={locale} />
        <FormScript form={form} words={words} />
      </form>
      {success}
    </div>
  )
}
