import { useLocale, useTranslations } from 'next-intl'
import { events } from '@/lib/content/events'
import { services } from '@/lib/content/services'
import { isBookable } from '@/lib/events/booking'
import { datesInWords } from '@/lib/events/date-words'
import { bookingParameter } from '@/lib/forms/contact-definition'
import { serviceParameter } from '@/lib/pages'
import { useFormSlots } from '../layout/use-form-slots'
import { ContactFormClient } from './contact-form-client'

/** Renders the contact form with what it shows of the site's words and content. */
export function ContactForm() {
  return <ContactFormClient {...useFormSlots('contact')} beginnings={useBeginnings()} />
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
