import type { Thing } from 'schema-dts'
import { toJsonLd } from '@/lib/seo/json-ld'

type Props = { data: Exclude<Thing, string> | undefined }

/** Renders what a page shows for search engines. A data block: no policy has to allow it. */
export function StructuredData({ data }: Props) {
  return data && <script type="application/ld+json">{toJsonLd(data)}</script>
}
