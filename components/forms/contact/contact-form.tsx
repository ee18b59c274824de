import { useTranslations } from 'next-intl'
import type { contactForm } from '@/lib/forms/contact'
import { useFormWords } from '../context/use-form-words'
import { EmailField } from '../fields/email-field'
import { PrivacyLink } from '../fields/privacy-link'
import { TextArea } from '../fields/text-area'
import { TextField } from '../fields/text-field'
import { TickBox } from '../fields/tick-box'
import { RequestForm } from '../frame/request-form'
import { EventMessage } from './event-message'
import { useEventMessages } from './use-event-messages'

export function ContactForm() {
  const t = useTranslations('ContactForm')
  const field = useTranslations('FormFields')
  const eventMessages = useEventMessages()
  const words = useFormWords({
    labels: {
      name: field('contact.name'),
      email: field('contact.email'),
      message: field('contact.message'),
      privacy: t('privacyShort'),
    } satisfies Record<(typeof contactForm.fields)[number], string>,
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
      <TextField
        name="name"
        label={field('contact.name')}
        autoComplete="name"
        autoCapitalize="words"
      />
      <EmailField label={field('contact.email')} hint={t('emailHint')} />
      <TextArea name="message" label={field('contact.message')} hint={t('messageHint')} />
      <EventMessage messages={eventMessages} />
      <TickBox
        name="privacy"
        label={field.rich('contact.privacy', {
          privacy: (words) => <PrivacyLink>{words}</PrivacyLink>,
        })}
      />
    </RequestForm>
  )
}
