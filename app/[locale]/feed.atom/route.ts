import { fileResponse } from '@/lib/feeds/file-response'
import { newsFeed } from '@/lib/feeds/news-feed'
import { parseLocale } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

export { localeParams as generateStaticParams } from '@/lib/i18n/locales'

type Context = { params: Promise<{ locale: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return fileResponse(newsFeed(parseLocale((await params).locale), new Date()), 'atom')
}
