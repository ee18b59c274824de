import type { Page } from '@playwright/test'
import { isInStatistics, pages, sentPaths } from '../../lib/pages'
import { seededRandom } from '../../testing/seeded-random'
import { addresses, catalog, locales, localizedPath, sitePaths } from './site'
import type { Seen } from './spying-tag'

/** In every query, in every wrong address and in all that is typed. */
export const secret = 'segreto'

const secretPaths = [...sitePaths.filter((path) => !isInStatistics(path)), ...sentPaths]
if (secretPaths.length < 5) throw new Error('Hardly any page is secret.')

/** What no container may ever learn, as it stands in JSON. */
const secrets = [
  new RegExp(secret),
  ...secretPaths.map((path) => new RegExp(`${path}(?![\\w/-])`)),
  ...locales.flatMap((locale) =>
    Object.entries(pages)
      .filter(([path]) => secretPaths.includes(path))
      .map(
        ([, { namespace }]) => new RegExp(`"title":"${catalog[locale][namespace].metaTitle} – `),
      ),
  ),
]

/**
 * What of all that was seen nobody may see: the event, and where in it the secret stands. Which link of its own
 * page is pressed, a script may see: the cookie policy says so.
 */
export function betrayed(seen: readonly Seen[]): string[] {
  return seen.flatMap((what) => {
    const text = JSON.stringify({ ...JSON.parse(what), link: undefined })
    const at = secrets.map((one) => text.search(one)).find((index) => index >= 0)
    return at === undefined ? [] : `${text.slice(0, 60)} … ${text.slice(at - 40, at + 60)}`
  })
}

/** How many pages the container was told of. */
export function pageViews(seen: readonly Seen[]): number {
  return seen.filter((what) => what.includes('"page_view"')).length
}

type Step = (page: Page, random: () => number) => Promise<unknown>

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item

async function followLink(page: Page, random: () => number) {
  const links = page.locator('a[href]:visible:not([target]):not([download]):not([rel~=nofollow])')
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  )
  const here = hrefs.flatMap((href, index) =>
    href.startsWith(new URL(page.url()).origin) && !/\.\w+$/.test(href) ? [index] : [],
  )
  if (here.length === 0) return
  const link = links.nth(pick(here, random))
  if (random() < 0.5) await link.click()
  else await link.press('Enter')
}

async function changeLanguage(page: Page, random: () => number) {
  const selector = page.locator('header details:has(a[hreflang])')
  await selector.locator('summary').click()
  const language = selector.locator('a').nth(Math.floor(random() * locales.length))
  await language.click()
}

/** The tab began with no page at all, on which nothing can be done. */
async function goBack(page: Page) {
  await page.goBack()
  if (page.url() === 'about:blank') await page.goto('/')
}

const steps: Record<string, Step> = {
  follow: followLink,
  'follow on': followLink,
  'follow far': followLink,
  back: goBack,
  'back again': goBack,
  forward: (page) => page.goForward(),
  reload: (page) => page.reload(),
  'change language': changeLanguage,
  open: (page, random) => page.goto(pick(addresses, random).address),
  'open with a query': (page, random) =>
    page.goto(`${pick(addresses, random).address}?${secret}=1`),
  'open a wrong address': (page, random) =>
    page.goto(`${localizedPath(pick(secretPaths, random), pick(locales, random))})${secret}`),
  type: async (page) => {
    const field = page.locator('form textarea').first()
    if (await field.isVisible()) await field.pressSequentially(secret)
  },
}

/** Walks through the site as chance has it, and returns what was done. */
export async function walk(page: Page, { seed, length }: { seed: number; length: number }) {
  const random = seededRandom(seed)
  const done: string[] = []
  page.setDefaultTimeout(10_000)
  for (let step = 0; step < length; step++) {
    const name = pick(Object.keys(steps), random)
    // A step that leads nowhere (nothing to go back to, a link that something covers) is none.
    const outcome = await steps[name]?.(page, random).catch(() => 'led nowhere')
    await page.waitForLoadState('load').catch(() => {})
    done.push([name, page.url(), typeof outcome === 'string' && outcome].filter(Boolean).join(' '))
  }
  return done
}
