import { expect, test } from '@playwright/test'
import { absolute, addresses, locales, localizedPath, siteUrl } from './support/site'

const titles = new Map<string, string>()

for (const { locale, path, address } of addresses) {
  test(`${address} is a whole page in ${locale}`, async ({ page, request }) => {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(response.headers()['x-nextjs-prerender']).toContain('1')

    const html = await response.text()
    expect(html).not.toMatch(/ [a-z-]+="[^"]*\bundefined\b/)

    await page.setContent(html, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', absolute(address))
    for (const other of [...locales, 'x-default'] as const) {
      const target = localizedPath(path, other === 'x-default' ? 'it' : other)
      await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute(
        'href',
        absolute(target),
      )
    }
    await expect(page.locator('meta[property="og:locale"]')).toHaveCount(1)
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(2)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
    expect(response.headers()['link'] ?? '').not.toContain('hreflang')
  })
}

test('every page has a title of its own', async ({ request }) => {
  for (const { address } of addresses) {
    const html = await (await request.get(address)).text()
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
    expect(title, address).not.toBe('')
    expect(titles.get(title), `${address} has the title of another page`).toBeUndefined()
    titles.set(title, address)
  }
})

test('the sitemap lists every page in every language, and only pages that answer', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed.sort()).toEqual(
    addresses.map(({ address }) => new URL(address, siteUrl).href).sort(),
  )
  for (const url of listed) {
    const response = await request.get(new URL(url ?? '').pathname, { maxRedirects: 0 })
    expect(response.status(), url).toBe(200)
  }
})

test('robots.txt names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt', { headers: { 'accept-language': 'en' } })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
})
