import { useLocale, useTranslations } from 'next-intl'
import { events } from '@/lib/content/events'
import { services } from '@/lib/content/services'
import { isBookable } from '@/lib/events/booking'
import { datesInWords } from '@/lib/events/date-words'
import { bookingParameter } from '@/lib/forms/form-definition'
import { serviceParameter } from '@/lib/pages'
import { PrivacyLink } from '../fields/privacy-link'
import { TextArea } from '../fields/text-area'
import { emailInput, TextField } from '../fields/text-field'
import { TickBox } from '../fields/tick-box'
import { FormSuccess } from '../frame/form-success'
import { RequestForm } from '../frame/request-form'
import { MessageStart } from './message-start'

export function ContactForm() {
  const t = useTranslations('ContactForm')
  const field = useTranslations('FormFields')
  return (
    <RequestForm
      form="contact"
      success={
        <FormSuccess title={t('sent')} again={t('again')}>
          {t('next')}
        </FormSuccess>
      }
    >
      <TextField
        name="name"
        label={field('contact.name')}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField {...emailInput} label={field('contact.email')} hint={field('emailHint')} />
      <TextArea name="message" label={field('contact.message')} hint={t('messageHint')} />
      <MessageStart messages={useMessages()} />
      <TickBox
        name="privacy"
        label={field.rich('contact.privacy', {
          privacy: (words) => <PrivacyLink>{words}</PrivacyLink>,
        })}
      />
    </RequestForm>
  )
}

/** Returns how a message may begin about each event with places and about each service. */
function useMessages(): Record<string, string> {
  const locale = useLocale()
  const t = useTranslations('ContactForm')
  const now = new Date()
  const bookings = events
    .filter((event) => isBookable(event, now))
    .map(({ id, title, sessions }) => [
      `${bookingParameter}=${id}`,
      t('eventMessage', { title: title[locale], dates: datesInWords(sessions, locale) }),
    ])
  const questions = services.map(({ id, title }) => [
    `${serviceParameter}=${id}`,
    t('serviceMessage', { title: title[locale] }),
  ])
  return Object.fromEntries([...bookings, ...questions])
}
