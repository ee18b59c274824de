import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { PagePath } from '../routes'
import { pageMetadata } from './page-metadata'
import type messages from '@/messages/it.json'

type PageNamespace = {
  [Namespace in keyof typeof messages]: (typeof messages)[Namespace] extends {
    metaTitle: string
    metaDescription: string
  }
    ? Namespace
    : never
}[keyof typeof messages]

/** The head of a page whose namespace has `metaTitle` and `metaDescription`. */
export async function translatedMetadata(
  path: PagePath,
  namespace: PageNamespace,
): Promise<Metadata> {
  const locale = await getLocale()
  const t = await getTranslations({ locale, namespace })
  return pageMetadata({
    path,
    locale,
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}
