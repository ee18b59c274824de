import type messages from '../messages/it.json'

type Messages = typeof messages

type PageNamespace = {
  [Namespace in keyof Messages]: Messages[Namespace] extends {
    metaTitle: string
    metaDescription: string
  }
    ? Namespace
    : never
}[keyof Messages]

export type Page = {
  /** Where its own messages are, `metaTitle` and `metaDescription` among them. */
  namespace: PageNamespace
  /** The drawing in its picture for link previews, of which `SocialImage` says what one sees. */
  scene: keyof Messages['SocialImage']
  /** The key of its name in `Menu`; menu, footer and breadcrumbs show it in the order of this list. */
  menu?: keyof Messages['Menu']
  /** The key of its name in `Footer`, for policies and what stands among them. */
  policy?: 'privacyPolicy' | 'cookiePolicy' | 'accessibility' | 'transparency'
  /** The key of its name in `Footer`, for pages of no menu that somebody looks for. */
  footer?: 'worried'
  /**
   * Somebody may need to hide that they read it, or it says something about their health. So it begins with
   * the quick exit, nothing is announced over it, nobody is invited to share it, its link previews name the
   * association alone, and statistics never see it: docs/decisions/0016.
   */
  discreet?: true
  /**
   * It has a form: its script is fetched by whoever opens it, and `<path>/sent` follows what is sent without
   * script. It is discreet as well.
   */
  form?: true
  /** Staff send its address to whoever comes: search engines do not list it, statistics never see it. */
  unlisted?: true
}

/**
 * Every page but that of an event and that of those that are over, in the order of menu and sitemap; paths are the same in all
 * languages, and a page stands in the menu below the one whose path its own begins with.
 */
export const pages = {
  '/': { namespace: 'HomePage', scene: 'home' },
  '/about-us': { namespace: 'AboutUsPage', scene: 'about-us', menu: 'aboutUs' },
  '/services': { namespace: 'ServicesPage', scene: 'services', menu: 'services', discreet: true },
  '/services/listening-desk': {
    namespace: 'ListeningDeskPage',
    scene: 'listening-desk',
    menu: 'listeningDesk',
    form: true,
  },
  '/services/listening-desk/pocket-card': {
    namespace: 'PocketCardPage',
    scene: 'listening-desk',
    discreet: true,
  },
  '/services/psychological-services': {
    namespace: 'PsychologicalServicesPage',
    scene: 'psychological-services',
    menu: 'psychologicalServices',
    discreet: true,
  },
  '/services/educational-support': {
    namespace: 'EducationalSupportPage',
    scene: 'educational-support',
    menu: 'educationalSupport',
  },
  '/services/worried-about-someone': {
    namespace: 'WorriedPage',
    scene: 'worried-about-someone',
    footer: 'worried',
    discreet: true,
  },
  '/services/training-paths': {
    namespace: 'TrainingPathsPage',
    scene: 'training-paths',
    menu: 'trainingPaths',
  },
  '/services/workshops': { namespace: 'WorkshopsPage', scene: 'workshops', menu: 'workshops' },
  '/events': { namespace: 'EventsPage', scene: 'events', menu: 'events' },
  '/news': { namespace: 'NewsPage', scene: 'street' },
  '/donations': { namespace: 'DonationsPage', scene: 'donations', menu: 'donations' },
  '/contacts': { namespace: 'ContactsPage', scene: 'contacts', menu: 'contacts', form: true },
  '/before-you-come': {
    namespace: 'BeforeYouComePage',
    scene: 'front-door',
    unlisted: true,
  },
  '/safety': { namespace: 'SafetyPage', scene: 'privacy', discreet: true },
  '/privacy-policy': { namespace: 'PrivacyPolicyPage', scene: 'privacy', policy: 'privacyPolicy' },
  '/cookie-policy': { namespace: 'CookiePolicyPage', scene: 'cookie', policy: 'cookiePolicy' },
  '/accessibility': {
    namespace: 'AccessibilityPage',
    scene: 'accessibility',
    policy: 'accessibility',
  },
  '/transparency': { namespace: 'TransparencyPage', scene: 'transparency', policy: 'transparency' },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof pages

export const pagePaths = Object.keys(pages) as [PagePath, ...PagePath[]]

export const pageList: readonly ({ path: PagePath } & Page)[] = pagePaths.map((path) => ({
  path,
  ...pages[path],
}))

type FormPage = {
  [Path in PagePath]: (typeof pages)[Path] extends { form: true } ? Path : never
}[PagePath]

export const formPages = pagePaths.filter((path): path is FormPage => 'form' in pages[path])

/** What follows a form that was sent without script: never for search engines. */
export const sentPaths: readonly string[] = formPages.map((page) => `${page}/sent`)

/** Returns whether somebody may need to hide that they read a page. */
export function isDiscreet(path: string): boolean {
  const page = pageOf(path)
  return 'discreet' in page || 'form' in page || sentPaths.includes(path)
}

/** Returns whether search engines may list a page. */
export function isForSearch(path: string): boolean {
  return !('unlisted' in pageOf(path))
}

/** Returns whether statistics may see a page of the site. */
export function isInStatistics(path: string): boolean {
  return !isDiscreet(path) && isForSearch(path)
}

/** In the address of the contact form: what the visitor writes about, mostly a service. */
export const serviceParameter = 'service'

const eventPath = /^\/events\/[a-z0-9-]+$/

/** Returns whether a path is one of these pages. */
export function isPagePath(path: string): path is PagePath {
  return pagePaths.some((known) => known === path)
}

/** Returns whether a path can be a page of the site; which events there are, the content check knows. */
export function mayBePage(path: string): boolean {
  return isPagePath(path) || eventPath.test(path)
}

/** Returns the entry of a page; an event has that of the list of events. */
export function pageOf(path: string) {
  return pages[isPagePath(path) ? path : '/events']
}

/** Returns what follows the title of every page, in the browser's tab and in search results. */
export function titleSuffix({ shortName }: { shortName: string }): string {
  return ` – ${shortName}`
}
