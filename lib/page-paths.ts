/** Every page but the events' own; paths are the same in all languages. */
export const pagePaths = [
  '/',
  '/about-us',
  '/services',
  '/services/psychological-services',
  '/services/listening-desk',
  '/services/listening-desk/pocket-card',
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

const eventPath = /^\/events\/[a-z0-9-]+$/

/** Returns whether a path is a page of the site, events aside. */
export function isPagePath(path: string): path is PagePath {
  return pagePaths.some((page) => page === path)
}

/** Returns whether a path can be a page of the site; which events there are, the content check knows. */
export function mayBePage(path: string): boolean {
  return isPagePath(path) || eventPath.test(path)
}
