import type { NGO, Thing, WithContext } from 'schema-dts'
import { defaultLocale } from '../i18n/locales'
import { absoluteUrl, isPublicBuild } from '../site-url'

/** Names the association on every page as the same one. */
export const organizationId: NonNullable<Exclude<NGO, string>['@id']> =
  `${absoluteUrl('/', defaultLocale)}#association`

/**
 * Returns the record, unless it is a sample on a site for the public: search engines repeat
 * structured data as facts: docs/decisions/0017.
 */
export function unlessSample<Record extends { sample?: boolean | undefined }>(
  record: Record,
  published = isPublicBuild,
): Record | undefined {
  return published && record.sample ? undefined : record
}

/** Returns structured data as the text of a script element, which no `<` can end. */
export function toJsonLd(thing: Exclude<Thing, string>): string {
  const data = { '@context': 'https://schema.org', ...thing } as WithContext<typeof thing>
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
