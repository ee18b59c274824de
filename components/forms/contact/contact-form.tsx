import { useLocale, useTranslations } from 'next-intl'
import { events } from '@/lib/content/events'
import { isBookable } from '@/lib/events/booking'
import { datesInWords } from '@/lib/events/date-words'
import { PrivacyLink } from '../fields/privacy-link'
import { TextArea } from '../fields/text-area'
import { emailInput, TextField } from '../fields/text-field'
import { TickBox } from '../fields/tick-box'
import { FormSuccess } from '../frame/form-success'
import { RequestForm } from '../frame/request-form'
import { EventMessage } from './event-message'

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
      <TextField {...emailInput} label={field('contact.email')} hint={t('emailHint')} />
      <TextArea name="message" label={field('contact.message')} hint={t('messageHint')} />
      <EventMessage messages={useEventMessages()} />
      <TickBox
        name="privacy"
        label={field.rich('contact.privacy', {
          privacy: (words) => <PrivacyLink>{words}</PrivacyLink>,
        })}
      />
    </RequestForm>
  )
}

/** Returns, by id, the message with which a visitor may ask for a place at each event. */
function useEventMessages(): Record<string, string> {
  const locale = useLocale()
  const t = useTranslations('ContactForm')
  const now = new Date()
  return Object.fromEntries(
    events
      .filter((event) => isBookable(event, now))
      .map(({ id, title, sessions }) => [
        id,
        t('eventMessage', { title: title[locale], dates: datesInWords(sessions, locale) }),
      ]),
  )
}
