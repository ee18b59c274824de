import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pages, type PagePath } from '../pages'
import { pageMetadata } from './page-metadata'

/** Returns the head of a page whose words are messages. */
export async function translatedMetadata(path: PagePath): Promise<Metadata> {
  const locale = await getLocale()
  const t = await getTranslations({ locale, namespace: pages[path].namespace })
  return pageMetadata({
    path,
    locale,
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}
