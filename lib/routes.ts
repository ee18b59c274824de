import events from '../content/events.json'

/** Every page but the events' own; paths are the same in all languages. */
export const pagePaths = [
  '/',
  '/about-us',
  '/services',
  '/services/psychological-services',
  '/services/listening-desk',
  '/services/educational-support',
  '/services/training-paths',
  '/services/workshops',
  '/events',
  '/donations',
  '/contacts',
  '/privacy-policy',
  '/cookie-policy',
  '/accessibility',
] as const

export type PagePath = (typeof pagePaths)[number]

const eventPaths: readonly string[] = events.map((event) => `/events/${event.id}`)

/** All public addresses without their language prefix. */
export const sitePaths: readonly string[] = [...pagePaths, ...eventPaths]

const known = new Set(sitePaths)

export function isKnownPath(path: string): boolean {
  return known.has(path)
}

/** The prerendered page that unknown addresses show; it is not an address of its own. */
export const notFoundPath = '/not-found'
