import type { Locale } from '../i18n/locales'
import { sitePaths } from '../site-paths'

/** What Facebook, WhatsApp, X and the like show without cutting. */
export const socialImageSize = { width: 1200, height: 630 }

/** Returns the address of a page's picture for link previews, made at build. */
export function socialImagePath(path: string, locale: Locale): string {
  return `/assets/social/${locale}/${imageName(path)}`
}

/** The pictures of one language, by the page that each belongs to. */
export const socialImages: ReadonlyMap<string, string> = new Map(
  sitePaths.map((path) => [imageName(path), path]),
)

/** `/services/workshops` → `services-workshops.png` */
function imageName(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}
