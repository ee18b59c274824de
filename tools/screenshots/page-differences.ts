import { locales } from '../../lib/i18n/locales'
import { localizedPath } from '../../lib/i18n/localized-path'

/** Returns the address of a built page's file: `en/services.html` → `/en/services`. */
export function pageFile(file: string): string | undefined {
  const [, language, path = ''] = /^(\w+)((?:\/.+)?)\.html$/.exec(file.replaceAll('\\', '/')) ?? []
  const locale = locales.find((one) => one === language)
  return locale && localizedPath(path || '/', locale)
}

/** Returns the pages whose HTML is new or another. */
export function changedPages(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after]
    .filter(([address, html]) => {
      const old = before.get(address)
      return old === undefined || seen(old) !== seen(html)
    })
    .map(([address]) => address)
    .sort()
}

/**
 * Returns what of a page's HTML a visitor sees. Names of scripts, styles and classes are others in each build, those of
 * pictures are made of their content.
 */
function seen(html: string): string {
  return html
    .replace(/^[\s\S]*?<body/, '<body')
    .replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/([?&]|&amp;)dpl=[\w-]+/g, '')
    .replaceAll(/\/_next\/static\/(?!media\/)[^"\s)]+| class="[^"]*"/g, '')
}
