import { expect, test } from '@playwright/test'
import { pageOf } from '../lib/pages'
import { pngSize } from '../tools/site-check/check-social-image'
import { readPage } from '../tools/site-check/read-page'
import { catalog } from './support/catalog'
import { addresses, locales, localizedPath, siteUrl } from './support/site'

for (const locale of locales) {
  test(`every page has a picture of its own for link previews in ${locale}`, async ({
    request,
  }) => {
    const pictures = new Set<string>()
    const pages = addresses.filter((page) => page.locale === locale)
    expect(pages.length).toBeGreaterThan(14)
    for (const { path, address } of pages) {
      const { meta } = readPage(await (await request.get(address, { maxRedirects: 0 })).text())
      const url = new URL(meta.get('og:image') ?? '')
      expect(url.origin, address).toBe(siteUrl)
      expect(url.pathname).toMatch(new RegExp(`^/assets/social/${locale}/[a-z-]+\\.png$`))
      expect(meta.get('twitter:image')).toBe(url.href)
      expect(meta.get('twitter:card'), address).toBe('summary_large_image')
      const scene = catalog[locale].SocialImage[pageOf(path).namespace]
      expect(meta.get('og:image:alt')?.endsWith(`. ${scene}`), address).toBe(true)

      const answer = await request.get(url.pathname, { maxRedirects: 0 })
      const file = await answer.body()
      expect(answer.status(), url.pathname).toBe(200)
      const headers = answer.headers()
      expect(headers['content-type'], url.pathname).toBe('image/png')
      expect(headers['cache-control'], url.pathname).toMatch(/^public, max-age=3600\b/)
      expect(headers['content-security-policy'], url.pathname).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
      expect(pngSize(file), url.pathname).toBe('1200x630')
      expect(file.length, url.pathname).toBeGreaterThan(20_000)
      expect(file.length, url.pathname).toBeLessThan(120_000)
      pictures.add(file.toString('base64'))
    }
    expect(pictures.size, 'two pages have one picture').toBe(pages.length)
  })
}

test('a picture that does not exist is not made on request', async ({ request }) => {
  for (const path of ['/assets/social/it/nope.png', '/assets/social/xx/home.png']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('what is no public site, and what is no page, asks not to be listed', async ({ request }) => {
  for (const locale of locales) {
    for (const path of ['/', '/nope']) {
      const html = await (await request.get(localizedPath(path, locale))).text()
      expect(readPage(html).meta.get('robots'), `${locale} ${path}`).toMatch(/^noindex/)
    }
  }
})
