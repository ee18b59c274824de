import type { Locale } from '../i18n/locales'
import { isDiscreet, isPagePath } from '../pages'
import { hasFiles, sitePaths } from '../site-paths'

/** What Facebook, WhatsApp, X and the like show without cutting. */
export const socialImageSize = { width: 1200, height: 630 }

/**
 * Returns the page whose words and picture the link previews of a page show. Whoever glances at a chat
 * sees them: those of a discreet page say how to reach the association. An event that is over
 * shows the picture of the list of events.
 */
export function previewedPage(path: string): string {
  if (isDiscreet(path)) return '/contacts'
  return isPagePath(path) || hasFiles({ id: path.replace('/events/', '') }) ? path : '/events'
}

/** Returns the address of a page's picture for link previews, made at build. */
export function socialImagePath(path: string, locale: Locale): string {
  return `/assets/social/${locale}/${imageName(previewedPage(path))}`
}

/** The pictures of one language, by the page that each belongs to. */
export const socialImages: ReadonlyMap<string, string> = new Map(
  sitePaths.map(previewedPage).map((path) => [imageName(path), path]),
)

/** `/services/workshops` → `services-workshops.png` */
function imageName(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}
