import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { timeZone } from '../time/rome-clock'
import { isLocale } from './locales'
import { messagesFor } from './messages'

export default getRequestConfig(async ({ locale: explicitLocale }) => {
  const locale = explicitLocale ?? (await rootLocale())
  if (!isLocale(locale)) notFound()
  return {
    locale,
    messages: messagesFor(locale),
    timeZone,
    onError: ({ message }) => console.error(message),
    // For a key that no language has: nothing rather than the raw key.
    getMessageFallback: () => '',
  }
})
