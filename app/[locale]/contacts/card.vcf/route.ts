import { contactCard } from '@/lib/contacts/contact-card'
import { association } from '@/lib/content/records'
import { withSampleMark } from '@/lib/content/sample-mark'
import { fileResponse } from '@/lib/http/file-response'
import { countryName } from '@/lib/i18n/formats'
import { parseLocale } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/site-url'

export const dynamic = 'force-static'
export const dynamicParams = false

export { localeParams as generateStaticParams } from '@/lib/i18n/locales'

type Context = { params: Promise<{ locale: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = parseLocale((await params).locale)
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
