import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { budgets, overBudget } from '../bench/budgets'
import { builtPage, fileOf, siteScript } from '../bench/built-page'
import { checkSite } from '../tools/site-check/check-site'
import { datedEvents } from './support/dated-events'
import { rawRequest, type Answer } from './support/raw-request'
import { startReverseProxy } from './support/reverse-proxy'
import { addresses, locales, sitePaths } from './support/site'
import { testSite } from './support/test-site'

function readBuilt<Manifest>(file: string): Manifest {
  return JSON.parse(readFileSync(join(testSite, '.next', file), 'utf8')) as Manifest
}

test('every page is prerendered, and only the two form handlers are not', () => {
  const { routes } = readBuilt<{ routes: Record<string, unknown> }>('prerender-manifest.json')
  for (const locale of locales) {
    for (const path of [...sitePaths, '/not-found']) {
      expect(Object.keys(routes)).toContain(`/${fileOf(locale, path)}`)
    }
  }
  const appPaths = Object.values(readBuilt<Record<string, string>>('app-path-routes-manifest.json'))
  expect(appPaths.length).toBeGreaterThan(10)
  const prerendered = (route: string) =>
    Object.keys(routes).some((address) => matches(route, address))
  expect(appPaths.filter((route) => !prerendered(route)).sort()).toEqual([
    '/api/contact',
    '/api/listening-desk',
  ])
})

/** Whether `address` is one of the pages of `route`, e.g. `/it/events` of `/[locale]/events`. */
function matches(route: string, address: string): boolean {
  const pattern = route.replace(/[.]/g, '\\.').replace(/\[[^\]]+\]/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address)
}

test('what Next is known to be attacked through is not in the build', () => {
  const { config } = readBuilt<{ config: Record<string, unknown> }>('required-server-files.json')
  expect(config).toMatchObject({
    poweredByHeader: false,
    images: { dangerouslyAllowSVG: false, remotePatterns: [], domains: [] },
  })
  const actions = readBuilt<{ node: object; edge: object }>('server/server-reference-manifest.json')
  expect([actions.node, actions.edge]).toEqual([{}, {}])
})

/** The script of an empty page of Next.js, as npm run bench:pages measures it. */
const emptyPage = 135_100

// From the built files alone. What only a browser can tell: npm run bench:pages.
test('no page costs more than its budget', () => {
  expect(budgets.length).toBeGreaterThan(10)
  const ofPages = addresses.flatMap(({ locale, path, address }) =>
    overBudget(path, address, builtPage(testSite, fileOf(locale, path), emptyPage)),
  )
  const ofSite = overBudget('', 'all pages', { siteScript: siteScript(testSite) })
  expect([...ofPages, ...ofSite]).toEqual([])
})

test('no built document names Google or another host to fetch from', () => {
  const files = readdirSync(join(testSite, '.next/server/app'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
  expect(files.length).toBeGreaterThan(45)
  for (const file of files) {
    const html = readFileSync(join(testSite, '.next/server/app', file), 'utf8')
    expect(html, file).not.toMatch(/googletagmanager\.com|google-analytics|preconnect|dns-prefetch/)
    expect(html, file).not.toMatch(
      /<(script|img|iframe|link rel="(preload|stylesheet|icon)")[^>]*(src|href)="(https?:)?\/\//,
    )
  }
})

for (const [saveData, isFetched] of [
  [false, true],
  [true, false],
]) {
  test(`saveData is ${saveData}: pages in view are ${isFetched ? '' : 'not '}fetched ahead`, async ({
    page,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } })
    }, saveData)
    const paths = new Set<string>()
    page.on('request', (request) => {
      if (request.headers()['next-router-prefetch']) paths.add(new URL(request.url()).pathname)
    })
    await page.goto('/about-us')
    // The page asked for comes after what is fetched ahead.
    await page.locator('footer a[href="/contacts"]').first().click()
    await expect(page).toHaveURL('/contacts')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('footer a[href="/events"]').first().click()
    await expect(page).toHaveURL('/events')
    expect(paths.size > 0).toBe(isFetched)
  })
}

test('no date is formatted before a page is painted that depends on the day', async ({ page }) => {
  // The first formatter of Intl costs a weak phone a tenth of a second, before the first paint.
  await page.addInitScript(() => {
    const made: string[] = ((window as unknown as { made: string[] }).made = [])
    const { DateTimeFormat, NumberFormat } = Intl
    for (const [name, format] of Object.entries({ DateTimeFormat, NumberFormat })) {
      const counted = new Proxy(format, {
        construct: (target, values) => {
          const painted = performance.getEntriesByName('first-contentful-paint').length > 0
          made.push(painted ? `${name} after paint` : name)
          return Reflect.construct(target, values)
        },
      })
      Object.defineProperty(Intl, name, { value: counted })
    }
  })
  for (const [address, mark] of [
    ['/events', '[data-when]'],
    ['/events/due-pomeriggi-insieme', '[data-when]'],
    ['/services/listening-desk', 'main form'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator(mark).first()).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const made = await page.evaluate(() => (window as unknown as { made: string[] }).made)
    expect(
      made.filter((name) => !name.endsWith('after paint')),
      address,
    ).toEqual([])
  }
})

test('a search engine finds no fault on any page', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const { pages, faults } = await checkSite(baseURL ?? '')
  expect(faults).toEqual([])
  expect(pages).toBe(addresses.length + locales.length * datedEvents.length)
})

type Plant = {
  fault: string
  /** The only address whose answer is changed. */
  path: string
  change: (answer: Answer) => Partial<Answer>
  /** The only sentence that must be said. */
  said: RegExp
}

/** Changes the text of an answer, and fails where there is nothing to change. */
function replaced(from: string | RegExp, to: string): Plant['change'] {
  return ({ body }) => {
    const before = body.toString('utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`There is no ${String(from)} to replace.`)
    return { body: Buffer.from(after) }
  }
}

const englishEvent = addresses.find(
  ({ path, locale }) => path.startsWith('/events/') && locale === 'en',
)

const plants: Plant[] = [
  {
    fault: 'a wrong canonical address',
    path: '/en/events',
    change: replaced(/(<link rel="canonical" href=")[^"]+/, '$1http://localhost:3000/en/donations'),
    said: /^\/en\/events: canonical is \S+\/en\/donations instead of \S+\/en\/events\.$/,
  },
  {
    fault: 'a missing return link',
    path: '/services',
    change: replaced(/<link rel="alternate" hrefLang="es"[^>]*>/i, ''),
    said: /^\/services: hreflang es is missing: no return link to \S+\/es\/services\.$/,
  },
  {
    fault: 'a dead fragment',
    path: '/es/services/listening-desk',
    change: replaced('href="#request"', 'href="#gone"'),
    said: /^\/es\/services\/listening-desk: the link #gone leads to no place of the page\.$/,
  },
  {
    fault: 'a picture of the wrong size',
    path: '/assets/social/it/donations.png',
    change: () => ({ body: readFileSync('public/assets/icons/icon-192.png') }),
    said: /^\/donations: its picture is 192x192 instead of 1200x630\.$/,
  },
  {
    fault: 'a chain of redirects',
    path: '/en/servizi',
    change: () => ({ headers: { location: '/en/chi-siamo' } }),
    said: /^\/en\/servizi: leads to \/en\/chi-siamo, another redirect, instead of \/en\/services\.$/,
  },
  {
    fault: 'a security.txt that has expired',
    path: '/.well-known/security.txt',
    change: replaced(/Expires: .*/, 'Expires: 2020-01-01T00:00:00.000Z'),
    said: /^\/\.well-known\/security\.txt: It expires on 2020-01-01/,
  },
  {
    fault: 'a script that the policy does not know',
    path: '/cookie-policy',
    change: replaced('</body>', '<script>alert(1)</script></body>'),
    said: /^\/cookie-policy: the policy refuses the script "alert\(1\)"\.$/,
  },
  {
    fault: 'a page that is not found as one',
    path: '/es/no-such-page',
    change: () => ({ status: 200 }),
    said: /^\/es\/no-such-page: answers 200 instead of 404\.$/,
  },
  {
    fault: 'an event without its offset',
    path: englishEvent?.address ?? '',
    change: replaced(/("startDate":"[^"+]+)\+0\d:00/, '$1'),
    said: /: its Event has the date \S+T16:00:00, without offset\.$/,
  },
]

test('it names every fault that is planted, each once, and no other', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const changed = new Set<string>()
  const proxy = await startReverseProxy(async ({ request, response }) => {
    const { url = '/' } = request
    const headers = without(request.headers, ['host'])
    const answer = await rawRequest(baseURL, url, { headers })
    const plant = plants.find(({ path }) => path === url)
    if (plant) changed.add(url)
    const sent = plant ? { ...answer, ...plant.change(answer) } : answer
    response.writeHead(sent.status, without(sent.headers, ['transfer-encoding', 'content-length']))
    response.end(sent.body)
  })
  const { faults } = await checkSite(proxy.url)
  await proxy.close()
  expect(changed.size).toBe(plants.length)
  for (const { fault, said } of plants) {
    expect(
      faults.filter((sentence) => said.test(sentence)),
      fault,
    ).toHaveLength(1)
  }
  expect(faults).toHaveLength(plants.length)
})

function without(headers: Answer['headers'], names: readonly string[]): Answer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
