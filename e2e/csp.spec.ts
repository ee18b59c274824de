import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { catalog } from './support/catalog'
import {
  fillContact,
  fillDesk,
  formOf,
  openContact,
  submitOf,
  uniqueText,
  touchForm,
} from './support/forms'
import { policyFaults } from './support/policy-faults'
import { headerValues, rawRequest } from './support/raw-request'
import { addresses, addressesInTurn, locales } from './support/site'

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
    expect(sources(policy, 'script-src'), address).toEqual(hashes(scripts))
    expect(sources(policy, 'style-src'), address).toEqual(hashes([bar]))
    expect(styles, address).toEqual([])
    expect(attributes, address).toEqual([])
    allowed.set(policy.replaceAll(/ 'sha256-[^']+'/g, ''), address)
  }
  // A visit stays under the policy of its first document.
  expect([...allowed]).toHaveLength(1)
})

test('no document of the build carries code without a policy beside it', async ({ page }) => {
  const files = readdirSync('.next/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('route-cache'))
    .map((file) => `.next/server/${file}`)
  expect(files.length).toBeGreaterThan(45)
  for (const file of files) {
    const { scripts, attributes } = await inlineCode(page, readFileSync(file, 'utf8'))
    expect(sources(policyBeside(file), 'script-src'), file).toEqual(hashes(scripts))
    expect(attributes, file).toEqual([])
  }
})

function policyBeside(file: string): string {
  const meta = file.replace(/\.html$/, '.meta')
  if (!existsSync(meta)) return ''
  const { headers } = JSON.parse(readFileSync(meta, 'utf8')) as { headers: Record<string, string> }
  return headers['content-security-policy'] ?? ''
}

test('nothing of another site is named in a page or its policy', async ({ baseURL }) => {
  for (const { address } of addresses) {
    const answer = await rawRequest(baseURL, address)
    expect(headerValues(answer, 'content-security-policy').join()).not.toMatch(/https?:|\*/)
    expect(answer.body.toString('utf8'), address).not.toMatch(
      /<(script|img|iframe|link rel="(preload|preconnect|dns-prefetch|stylesheet|icon)")[^>]*(src|href)="(https?:)?\/\//,
    )
  }
})

test.describe('in the browser, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  // What differs between the languages is in the documents, which have been compared above.
  test('each page runs under its policy, and answers a tap', async ({ page }) => {
    test.setTimeout(180_000)
    await page.setExtraHTTPHeaders({ 'accept-language': 'it' })
    const faults = await policyFaults(page)
    expect(addressesInTurn.length).toBeGreaterThan(12)
    for (const { address, locale } of [...addressesInTurn, ...missing.slice(0, 3)]) {
      await page.goto(address)
      const { openMenu, menu } = catalog[locale].Header
      await page.getByRole('button', { name: openMenu }).click()
      const dialog = page.getByRole('dialog', { name: menu })
      await expect(dialog, address).toBeVisible()
      await dialog.locator('summary').first().click()
      await page.keyboard.press('Escape')
      await expect(dialog, address).toBeHidden()
      expect(faults, address).toEqual([])
    }
  })

  test('the 404 of a missing file is shown with its style', async ({ page }) => {
    const faults = await policyFaults(page)
    await page.goto('/assets/nope.pdf')
    await expect(page.locator('h1')).toHaveText(catalog.it.NotFoundPage.title)
    await expect(page.locator('main a').first()).toHaveCSS('display', /flex/)
    await page.getByRole('link', { name: catalog.es.NotFoundPage.home }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(faults).toEqual([])
  })
})

type AppRouter = { next: { router: { push: (address: string) => void } }; firstDocument?: true }

// One page a language: but for hashes all policies are one, as has been seen above.
for (const { address: entry, locale } of [
  ...addressesInTurn.slice(0, locales.length),
  missing[1],
]) {
  test(`from ${entry} every page can be reached without a new document`, async ({
    page,
    baseURL,
  }) => {
    await page.setExtraHTTPHeaders({ 'accept-language': 'it' })
    const faults = await policyFaults(page)
    await page.goto(entry)
    await page.evaluate(() => ((window as unknown as AppRouter).firstDocument = true))
    const targets = addresses.filter((target) => target.locale === locale)
    expect(targets.length).toBeGreaterThan(12)
    for (const { address } of targets) {
      const html = (await rawRequest(baseURL, address)).body.toString('utf8')
      await page.evaluate((to) => (window as unknown as AppRouter).next.router.push(to), address)
      await expect(page).toHaveURL(address)
      await expect(page.locator('h1')).toHaveText(headingOf(html), { timeout: 5000 })
      await expect(page.locator('main')).toBeVisible()
    }
    expect(await page.evaluate(() => (window as unknown as AppRouter).firstDocument)).toBe(true)
    expect(faults).toEqual([])
  })
}

/** The text of the first heading, whatever stands inside it. */
function headingOf(html: string): string {
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
  return heading
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

test('the contact form works under its policy, from its first error to its success', async ({
  page,
}) => {
  const faults = await policyFaults(page)
  await openContact(page)
  await submitOf(page).click()
  await expect(formOf(page).getByRole('alert')).toBeVisible()
  await fillContact(page, uniqueText())
  await submitOf(page).click()
  await expect(page.getByRole('heading', { name: catalog.it.ContactForm.sentTitle })).toBeVisible()
  expect(faults).toEqual([])
})

test('the listening-desk form works under the policy of the page it was reached from', async ({
  page,
}) => {
  const faults = await policyFaults(page)
  await page.goto('/services')
  await page.locator('main a[href="/services/listening-desk"]').first().click()
  await touchForm(page)
  await submitOf(page).click()
  await expect(formOf(page).getByRole('alert')).toBeVisible()
  await fillDesk(page, uniqueText())
  await submitOf(page).click()
  await expect(formOf(page)).toBeHidden()
  expect(faults).toEqual([])
})
