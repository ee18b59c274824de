import { useLocale, useTranslations } from 'next-intl'
import { useFieldWords } from '@/components/forms/field-words'
import { EmailField, TextField, TickBox } from '@/components/forms/fields'
import { FormEnd, FormSheet } from '@/components/forms/layout'
import { RequestForm } from '@/components/forms/request-form'
import { SentNote } from '@/components/forms/sent-note'
import { events } from '@/lib/content/events'
import { services } from '@/lib/content/services'
import { bookingParameter, isBookable } from '@/lib/events/booking'
import { datesInWords } from '@/lib/events/date-words'
import { contactForm } from '@/lib/forms/contact'
import { serviceParameter } from '@/lib/pages'
import { MessageField } from './message-field'

export function ContactForm() {
  const t = useTranslations('ContactForm')
  const words = useTranslations('FormFields')
  const field = useFieldWords(contactForm)
  return (
    <RequestForm form={contactForm} sent={<SentNote form="contact" />}>
      <FormSheet>
        <TextField {...field('name')} autoComplete="name" autoCapitalize="words" />
        <EmailField {...field('email')} hint={words('emailHint')} />
        <MessageField {...field('message')} hint={t('messageHint')} beginnings={useBeginnings()} />
        <TickBox {...field('privacy')} />
        <FormEnd form={contactForm} />
      </FormSheet>
    </RequestForm>
  )
}

/** Returns how a message may begin about each event with places, each service, and helping us. */
function useBeginnings(): Record<string, string> {
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
  const volunteering = [`${serviceParameter}=volunteering`, t('volunteeringMessage')]
  return Object.fromEntries([...bookings, ...questions, volunteering])
}
