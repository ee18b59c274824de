import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { association } from '../lib/content/association'
import { exit } from '../lib/content/exit'
import { filesIn } from '../lib/security/response-headers'
import { catalog } from './support/catalog'
import { addresses, locales, siteUrl } from './support/site'

const folder = '.next/server/app'
const files = filesIn(folder).filter((file) => file.endsWith('.html'))

/** The quick exit replaces the page, by its purpose: e2e/quick-exit.spec.ts. */
const exits = Object.values(exit.url)

/** The links of a built page that lead to another site or open another tab. */
function outwardLinks(page: Page, html: string) {
  return page.evaluate(
    ([source, site]) => {
      const built = new DOMParser().parseFromString(source, 'text/html')
      const links = [...built.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        leaves: leaves(link.getAttribute('href') ?? ''),
        target: link.target,
        rel: link.rel,
        text: link.textContent,
      }))
      return {
        lang: built.documentElement.lang,
        links: links.filter(({ leaves, target }) => leaves || (target && target !== '_self')),
      }

      function leaves(href: string): boolean {
        const { protocol, origin } = new URL(href, site)
        return /^https?:$/.test(protocol) && origin !== site
      }
    },
    [html, siteUrl] as const,
  )
}

function isNoExit({ href }: { href: string }): boolean {
  return !exits.includes(href)
}

test('a link to another site opens a new tab and says so, on every page', async ({ page }) => {
  const hosts = new Set<string>()
  expect(files.length).toBeGreaterThanOrEqual(addresses.length + locales.length)
  for (const { locale, path } of addresses) {
    expect(files).toContain(join('/', locale, path).replace(/\/$/, '') + '.html')
  }
  for (const file of files) {
    const { lang, links } = await outwardLinks(page, readFileSync(join(folder, file), 'utf8'))
    const locale = locales.find((code) => code === lang)
    for (const { href, leaves, target, rel, text } of links.filter(isNoExit)) {
      const link = `${file}: ${href}`
      expect(target, link).toBe('_blank')
      expect(text, link).toContain(catalog[locale ?? 'it'].ExternalLink.newTab)
      // Pages of the site may know where the visitor comes from.
      expect(leaves ? rel : 'noopener noreferrer', link).toBe('noopener noreferrer')
    }
    const outside = links.filter(isNoExit).filter(({ leaves }) => leaves)
    for (const { href } of outside) hosts.add(new URL(href).host)
  }
  const { instagram, facebook } = association.contacts
  const expected = [
    'https://wa.me',
    instagram.url,
    facebook.url,
    association.address.mapUrl,
    association.donations.paypalUrl,
  ]
  expect([...hosts]).toEqual(expect.arrayContaining(expected.map((url) => new URL(url).host)))
})

test('the footer shows the name of the Instagram profile', async ({ page }) => {
  await page.goto('/')
  const { handle, url } = association.contacts.instagram
  const link = page.getByRole('contentinfo').getByRole('link', { name: `@${handle}` })
  await expect(link).toHaveAttribute('href', url)
})
