import { association } from '@/lib/content/records'
import { entityTag } from '@/lib/http/file-response'
import { isLocale, locales } from '@/lib/i18n/locales'
import { barePolicy } from '@/lib/security/content-security-policy'
import { socialImages } from '@/lib/seo/social-images'
import { socialWords } from '@/lib/seo/social-words'
import { renderSocialImage } from './render-social-image'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.flatMap((locale) => [...socialImages.keys()].map((image) => ({ locale, image })))
}

type Context = { params: Promise<{ locale: string; image: string }> }

/** Returns the picture of a page for link previews, made at build: docs/decisions/0017. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, image } = await params
  const path = socialImages.get(image)
  if (path === undefined || !isLocale(locale)) return new Response(null, { status: 404 })
  const name = association.identity.shortName
  const picture = await renderSocialImage({ path, name, ...socialWords(path, locale) })
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Security-Policy': barePolicy,
      ETag: entityTag(picture),
    },
  })
}
