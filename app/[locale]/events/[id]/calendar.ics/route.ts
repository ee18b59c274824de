import { notFound } from 'next/navigation'
import { events, findEvent } from '@/lib/content/events'
import { calendarEntry } from '@/lib/events/calendar-entry'
import { calendarFile } from '@/lib/events/calendar-file'
import { fileResponse } from '@/lib/http/file-response'
import { locales, parseLocale } from '@/lib/i18n/locales'
import { hasFiles } from '@/lib/site-paths'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.flatMap((locale) => events.filter(hasFiles).map(({ id }) => ({ locale, id })))
}

type Context = { params: Promise<{ locale: string; id: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, id } = await params
  const entry = calendarEntry(findEvent(id) ?? notFound(), parseLocale(locale))
  return fileResponse(calendarFile({ name: entry.title, entries: [entry] }), 'ics')
}
