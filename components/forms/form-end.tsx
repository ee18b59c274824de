import { useTranslations } from 'next-intl'
import { ContactList } from '@/components/contact-links/contact-list'
import { EmergencyNote } from '@/components/helplines/emergency-note'
import { ButtonRow } from '@/components/ui/button/button-row'
import type { Form } from '@/lib/forms/forms'
import { FormFailure } from './error-boxes'
import { FormNote } from './layout'
import styles from './layout.module.css'
import { SubmitButton } from './request-form'

/** Renders what every form ends with: what has failed, whom to call in danger, the button. */
export function FormEnd({ form: { namespace } }: { form: Form }) {
  const words = useTranslations(namespace)
  const t = useTranslations('FormStatus')
  const recaptcha = useTranslations('Recaptcha')
  return (
    <div className={styles.end}>
      <FormFailure failed={words('failed')}>
        <ContactList whatsappText={t('whatsappText')} />
      </FormFailure>
      <EmergencyNote when="before" />
      <ButtonRow>
        <SubmitButton>{words('submit')}</SubmitButton>
      </ButtonRow>
      {process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY && <FormNote>{recaptcha('notice')}</FormNote>}
    </div>
  )
}
