import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** `+390701234567` → `070 123 4567`, as one reads it aloud in Italy. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatNational() ?? number
}

/** Opens a chat with `text` ready to be sent; wa.me wants digits only. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
