import { events } from '../lib/content/events'
import { locales } from '../lib/i18n/locales'
import { localizedPath } from '../lib/i18n/localized-path'
import { pagePaths } from '../lib/pages'
import { hasPastEvents, pastEventsPath } from '../lib/site-paths'

/** The pages of the site with its own content, an event, and those that are over, as far as there are any. */
const mainPaths: readonly string[] = [
  ...pagePaths,
  ...events.slice(0, 1).map(({ id }) => `/events/${id}`),
  ...(hasPastEvents ? [pastEventsPath] : []),
]

/** Each of them with its address in every language. */
export const mainAddresses = locales.flatMap((locale) =>
  mainPaths.map((path) => ({ locale, path, address: localizedPath(path, locale) })),
)
