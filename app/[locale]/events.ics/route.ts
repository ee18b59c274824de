import { eventEnd } from '@/lib/content/event-sessions'
import { events } from '@/lib/content/events'
import { calendarEntry } from '@/lib/events/calendar-entry'
import { calendarFile } from '@/lib/events/calendar-file'
import { feedNames } from '@/lib/feeds/feed-names'
import { fileResponse } from '@/lib/http/file-response'
import { parseLocale } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

export { localeParams as generateStaticParams } from '@/lib/i18n/locales'

const year = 365 * 24 * 60 * 60 * 1000

type Context = { params: Promise<{ locale: string }> }

/** Returns the calendar to subscribe to: what is ahead, and what was over less than a year ago. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = parseLocale((await params).locale)
  const yearAgo = Date.now() - year
  const entries = events
    .filter((event) => eventEnd(event).getTime() > yearAgo)
    .map((event) => calendarEntry(event, locale))
  return fileResponse(calendarFile({ name: feedNames(locale).calendar, entries }), 'ics')
}
