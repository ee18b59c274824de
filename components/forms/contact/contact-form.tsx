import { useTranslations } from 'next-intl'
import { EmailField } from '../fields/email-field'
import { PrivacyLink } from '../fields/privacy-link'
import { RequestForm } from '../frame/request-form'
import { TextArea } from '../fields/text-area'
import { TextField } from '../fields/text-field'
import { TickBox } from '../fields/tick-box'
import { useFormWords } from '../context/use-form-words'

export function ContactForm() {
  const t = useTranslations('ContactForm')
  const field = useTranslations('FormFields.contact')
  const words = useFormWords({
    labels: {
      name: field('name'),
      email: field('email'),
      message: field('message'),
      privacy: t('privacyShort'),
    },
    submit: t('submit'),
    sent: t('sentTitle'),
    again: t('again'),
    failed: t('failed'),
  })
  return (
    <RequestForm
      form="contact"
      words={words}
      success={
        <>
          <p>{t('sent')}</p>
          <p>{t('next')}</p>
        </>
      }
    >
      <TextField name="name" label={field('name')} autoComplete="name" autoCapitalize="words" />
      <EmailField label={field('email')} hint={t('emailHint')} />
      <TextArea name="message" label={field('message')} hint={t('messageHint')} />
      <TickBox
        name="privacy"
        label={field.rich('privacy', { privacy: (words) => <PrivacyLink>{words}</PrivacyLink> })}
      />
    </RequestForm>
  )
}
