import { association } from '@/lib/content/records'
import { locales } from '@/lib/i18n/locales'
import { securityTxt } from '@/lib/security/security-txt'
import { siteUrl } from '@/lib/site-url'

export const dynamic = 'force-static'

export function GET(): Response {
  const text = securityTxt({
    email: association.contacts.email,
    origin: siteUrl,
    languages: locales,
    builtOn: new Date(),
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
