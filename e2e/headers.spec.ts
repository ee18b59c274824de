import { createHash } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { tagManagerScript } from '../lib/security/tag-manager-script'
import { policyFaults } from './support/policy-faults'
import { headerValues, rawRequest } from './support/raw-request'
import { addresses } from './support/site'

const bare = "default-src 'none'; frame-ancestors 'none'"
const page =
  /^default-src 'none'; script-src 'self' ('sha256-[\w+/]+=*' ?)+ [^;]*; style-src 'self'[^;]*;/
const image = "script-src 'none'; frame-src 'none'; sandbox;"

type Kind = {
  what: string
  path: string
  method?: string
  headers?: Record<string, string>
  status: number
  policy: string | RegExp
}

const picture = '/_next/image?url=%2Fassets%2Fpictures%2Fevent.jpg&w=640&q=75'

const kinds: Kind[] = [
  { what: 'the home page', path: '/', status: 200, policy: page },
  { what: 'a payload', path: '/en?_rsc', headers: { rsc: '1' }, status: 200, policy: page },
  { what: 'the 404', path: '/en/nope', status: 404, policy: page },
  { what: 'the 404 below /api', path: '/api/nope', status: 404, policy: page },
  {
    what: 'a language redirect',
    path: '/services',
    headers: { 'accept-language': 'en' },
    status: 307,
    policy: bare,
  },
  { what: 'a method that pages do not take', path: '/', method: 'POST', status: 405, policy: bare },
  { what: 'a form handler', path: '/api/contact', status: 405, policy: bare },
  {
    what: 'a refused message',
    path: '/api/listening-desk',
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    policy: bare,
  },
  { what: 'a picture', path: '/assets/pictures/event.jpg', status: 200, policy: bare },
  { what: 'a resized picture', path: picture, status: 200, policy: image },
  { what: 'a refused picture', path: '/_next/image?url=%2Flogo.svg', status: 400, policy: bare },
  { what: 'robots.txt', path: '/robots.txt', status: 200, policy: bare },
  { what: 'the sitemap', path: '/sitemap.xml', status: 200, policy: bare },
  { what: 'security.txt', path: '/.well-known/security.txt', status: 200, policy: bare },
  { what: 'a missing script', path: '/_next/static/nope.js', status: 404, policy: bare },
]

test('every kind of answer is sent with every protection, once', async ({ baseURL }) => {
  for (const { what, path, method, headers, status, policy } of kinds) {
    const answer = await rawRequest(baseURL, path, { method, headers })
    const sent = (name: string) => headerValues(answer, name)
    expect(answer.status, what).toBe(status)
    expect(sent('x-content-type-options'), what).toEqual(['nosniff'])
    expect(sent('referrer-policy'), what).toEqual(['strict-origin-when-cross-origin'])
    expect(sent('cross-origin-opener-policy'), what).toEqual(['same-origin'])
    expect(sent('cross-origin-resource-policy'), what).toEqual(['same-origin'])
    expect(sent('x-frame-options'), what).toEqual(['DENY'])
    expect(sent('permissions-policy')[0], what).toMatch(/camera=\(\), .*microphone=\(\)/)
    expect(sent('x-powered-by'), what).toEqual([])
    // The site under test is published over http.
    expect(sent('strict-transport-security'), what).toEqual([])
    const policies = sent('content-security-policy')
    expect(policies, what).toHaveLength(1)
    expect(policies[0], what).toMatch(
      policy instanceof RegExp ? policy : new RegExp(`^${escape(policy)}$`),
    )
    // Google's badge carries a style attribute.
    const [sentPolicy = ''] = policies
    expect(sentPolicy.replace("style-src-attr 'unsafe-inline'", ''), what).not.toMatch(
      /unsafe|http:|upgrade-insecure/,
    )
  }
})

function escape(text: string): string {
  return text.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, '\\$&')
}

type Code = { scripts: string[]; styles: string[]; attributes: string[] }

/** What the browser's own parser finds in a document, nothing of it being run. */
function inlineCode(page: Page, html: string): Promise<Code> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const all = [...parsed.querySelectorAll('*')]
    const text = (selector: string) =>
      [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
    return {
      scripts: text('script:not([src]):not([type="application/ld+json"])'),
      styles: text('style'),
      attributes: all.flatMap((element) =>
        element.getAttributeNames().filter((name) => name === 'style' || name.startsWith('on')),
      ),
    }
  }, html)
}

function hashes(code: string[]): string[] {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64')
  return [...new Set(code.map((text) => `'sha256-${digest(text)}'`))].sort()
}

function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return (found ?? '')
    .split(' ')
    .filter((source) => source.startsWith("'sha256-"))
    .sort()
}

const missing = [
  { address: '/nope', locale: 'it' },
  { address: '/en/nope', locale: 'en' },
  { address: '/es/a/b.php', locale: 'es' },
  { address: '/assets/nope.pdf', locale: 'it' },
] as const

test('every document names the hashes of its own code and of the loading bar, and allows what all others do', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  // The bar comes with the first input that the scripts hear.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('style')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  const bar = (await page.locator('style').textContent()) ?? ''
  expect(bar).toContain('#nprogress')
  const allowed = new Map<string, string>()
  for (const { address } of [...addresses, ...missing]) {
    const answer = await rawRequest(baseURL, address)
    const [policy = ''] = headerValues(answer, 'content-security-policy')
    const { scripts, styles, attributes } = await inlineCode(page, answer.body.toString('utf8'))
    expect(scripts.length, address).toBeGreaterThan(1)
    expect(sources(policy, 'script-src'), address).toEqual(hashes([...scripts, tagManagerScript]))
    expect(sources(policy, 'style-src'), address).toEqual(hashes([bar]))
    expect(styles, address).toEqual([])
    expect(attributes, address).toEqual([])
    // They fit into a proxy's buffer.
    expect(answer.rawHeaders.join(': ').length, address).toBeLessThan(4000)
    allowed.set(policy.replaceAll(/ 'sha256-[^']+'/g, ''), address)
  }
  // A visit stays under the policy of its first document.
  expect([...allowed]).toHaveLength(1)
})

type AppRouter = { next: { router: { push: (address: string) => void } }; firstDocument?: true }

test('from a 404 every page can be reached without a new document', async ({ page }) => {
  const faults = await policyFaults(page)
  await page.goto('/en/nope')
  await page.evaluate(() => ((window as unknown as AppRouter).firstDocument = true))
  const targets = addresses.filter((target) => target.locale === 'en')
  expect(targets.length).toBeGreaterThan(12)
  for (const { address } of targets) {
    await page.evaluate((to) => (window as unknown as AppRouter).next.router.push(to), address)
    await expect(page).toHaveURL(address)
    await expect(page.locator('main h1')).toBeVisible()
  }
  expect(await page.evaluate(() => (window as unknown as AppRouter).firstDocument)).toBe(true)
  expect(faults).toEqual([])
})
