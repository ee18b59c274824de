import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { defaultLocale, type Locale } from '../i18n/locales'

/**
 * Returns a number as one reads it aloud in Italy, never broken: `+390701234567` → `070 123 4567`. In
 * other languages the country's code stands before it: who reads them may call with a foreign SIM.
 */
export function formatPhone(number: string, locale: Locale): string {
  const parsed = parsePhoneNumberFromString(number)
  const words = locale === defaultLocale ? parsed?.formatNational() : parsed?.formatInternational()
  return (words ?? number).replace(/ /g, '\u00a0')
}

/** Returns the address of a chat, with `text` ready to be sent if there is one; wa.me wants digits only. */
export function whatsappUrl(number: string, text?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`
}
