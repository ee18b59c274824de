import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { PagePath } from '../page-paths'
import { pageMetadata } from './page-metadata'
import { pageNamespaces } from './page-namespaces'

/** Returns the head of a page whose words are messages. */
export async function translatedMetadata(path: PagePath): Promise<Metadata> {
  const locale = await getLocale()
  const t = await getTranslations({ locale, namespace: pageNamespaces[path] })
  return pageMetadata({
    path,
    locale,
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}
