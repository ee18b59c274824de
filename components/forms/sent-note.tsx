import { useTranslations } from 'next-intl'
import { EmailLink, PhoneLink } from '@/components/contact-links/contact-links'
import { EmergencyNote } from '@/components/helplines/alert'
import { Scene } from '@/components/illustrations/scene'
import { ButtonRow } from '@/components/ui/button'
import { Stack } from '@/components/ui/layout'
import { type FormName, forms } from '@/lib/forms/forms'
import { FormSheet } from './layout'
import { NextSteps } from './next-steps'
import styles from './sent-note.module.css'
import { AgainButton, Reference, SentTitle } from './sent-parts'

/** Renders the confirmation in the form's place: its heading takes the focus. */
export function SentNote({ form }: { form: FormName }) {
  const t = useTranslations('FormSent')
  const { messages } = forms[form]
  return (
    <FormSheet>
      <div className={styles.success} data-sent>
        <div className={styles.picture}>
          <Scene name="letter" />
        </div>
        <Stack>
          <SentTitle className={styles.title} prefix={`${t('title')} –`}>
            {t(`${messages}.sent`)}
          </SentTitle>
          <p className={styles.reference} id="sent-text">
            {t.rich('reference', { reference: () => <Reference /> })}
          </p>
          <EmergencyNote when="after" />
          <NextSteps form={form} />
        </Stack>
        <Stack>
          <p>
            {t.rich('withReference', {
              phone: () => <PhoneLink />,
              email: () => <EmailLink />,
            })}
          </p>
          <ButtonRow>
            <AgainButton>{t(`${messages}.again`)}</AgainButton>
          </ButtonRow>
        </Stack>
      </div>
    </FormSheet>
  )
}
