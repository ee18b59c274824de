import { locale as rootLocale } from 'next/root-params'
import { notFound } from 'next/navigation'
import { getRequestConfig } from 'next-intl/server'
import italian from '@/messages/it.json'
import { timeZone } from '../time/rome-clock'
import { isLocale } from './locales'
import { messageFallback, reportMessageError } from './message-errors'
import { withFallback } from './with-fallback'

export default getRequestConfig(async ({ locale: explicitLocale }) => {
  const locale = explicitLocale ?? (await rootLocale())
  if (!isLocale(locale)) notFound()
  const messages = (await import(`../../messages/${locale}.json`)).default as typeof italian
  return {
    locale,
    messages: withFallback(messages, italian),
    timeZone,
    onError: reportMessageError,
    getMessageFallback: messageFallback,
  }
})
