import { events } from '../lib/content/events'
import { locales } from '../lib/i18n/locales'
import { localizedPath } from '../lib/i18n/localized-path'
import { pagePaths } from '../lib/pages'
import { eventPeriodPath, eventPeriods } from '../lib/site-paths'

/** The pages of the site with its own content, an event, and the events of a year, as far as there are any. */
export const mainPaths: readonly string[] = [
  ...pagePaths,
  ...events.slice(0, 1).map(({ id }) => `/events/${id}`),
  ...eventPeriods.slice(0, 1).map(eventPeriodPath),
]

/** Each of them with its address in every language. */
export const mainAddresses = locales.flatMap((locale) =>
  mainPaths.map((path) => ({ locale, path, address: localizedPath(path, locale) })),
)
