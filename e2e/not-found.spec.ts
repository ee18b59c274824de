import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { catalog } from './support/catalog'
import { languageOf } from './support/site'

const unknown = [
  ['/nope', 'it'],
  ['/en/nope', 'en'],
  ['/es/a/b', 'es'],
  ['/wp-login.php', 'it'],
  ['/en/events/none', 'en'],
  ['/index', 'it'],
  ['/%5Blocale%5D', 'it'],
  ['/en/%5B...rest%5D', 'en'],
  ['/not-found', 'it'],
  ['/es/not-found', 'es'],
] as const

for (const [address, locale] of unknown) {
  test(`${address} is the 404 in ${locale}`, async ({ page }) => {
    const words = catalog[locale].NotFoundPage
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    expect(response?.headers()['x-nextjs-prerender']).toContain('1')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${words.title}: ${decodeURI(address)}`,
    )
    await expect(page).toHaveTitle(words.title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('main').getByRole('link', { name: words.help })).toBeVisible()
    await expect(page.locator('#helplines').getByRole('link', { name: '112' })).toBeVisible()
  })
}

test('the path of a 404 is shown as text, never as markup', async ({ page }) => {
  await page.goto('/en/<img src=x onerror=alert(1)>')
  await expect(page.locator('h1')).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.locator('h1 img')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the 404 reads well', async ({ page }) => {
    await page.goto('/en/nope')
    await expect(page.locator('h1')).toHaveText(catalog.en.NotFoundPage.title)
    await expect(page.locator('#helplines')).toContainText('112')
  })
})

test('random addresses are 404s that leave nothing behind', async ({ request }) => {
  const filesOnDisk = () => readdirSync('.next/server', { recursive: true }).length
  const shapes = ['x#.php', 'en/x#', 'x#/y', '%5Bx#', 'events/x#', 'assets/x#.png']
  for (const shape of shapes) await request.get(`/${shape.replace('#', 'warm-up')}`)
  const before = filesOnDisk()
  const statuses = new Set<number>()
  for (let index = 0; index < 300; index++) {
    const shape = shapes[index % shapes.length] ?? ''
    statuses.add((await request.get(`/${shape.replace('#', String(index))}`)).status())
  }
  expect([...statuses]).toEqual([404])
  expect(filesOnDisk()).toBe(before)
  for (const [address, lang] of [
    ['/', 'it'],
    ['/en', 'en'],
  ] as const) {
    const response = await request.get(address, { headers: { 'accept-language': '' } })
    expect(response.status()).toBe(200)
    expect(languageOf(await response.text())).toBe(lang)
  }
})
