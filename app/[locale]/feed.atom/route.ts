import { eventsAndNewsFeed } from '@/lib/feeds/events-and-news'
import { fileResponse } from '@/lib/http/file-response'
import { parseLocale } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

export { localeParams as generateStaticParams } from '@/lib/i18n/locales'

type Context = { params: Promise<{ locale: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return fileResponse(eventsAndNewsFeed(parseLocale((await params).locale)), 'atom')
}
