import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Returns a number as one reads it aloud in Italy, never broken: `+390701234567` → `070 123 4567`. */
export function formatPhone(number: string): string {
  return (parsePhoneNumberFromString(number)?.formatNational() ?? number).replace(/ /g, '\u00a0')
}

/** Returns the address of a chat with `text` ready to be sent; wa.me wants digits only. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
