import { contactCard } from '@/lib/contacts/contact-card'
import { association } from '@/lib/content/records'
import { fileResponse } from '@/lib/feeds/file-response'
import { withSampleMark } from '@/lib/feeds/sample-mark'
import { countryName } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/site-url'

export const dynamic = 'force-static'
export const dynamicParams = false

export { localeParams as generateStaticParams } from '@/lib/i18n/locales'

type Context = { params: Promise<{ locale: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = (await params).locale as Locale
  const { address, contacts, identity } = association
  const isSample = identity.sample || contacts.sample || address.sample
  const card = contactCard({
    name: withSampleMark(identity.name, isSample, locale),
    ...contacts,
    address,
    country: countryName('IT', locale),
    url: absoluteUrl('/', locale),
  })
  return fileResponse(card, 'vcf')
}
