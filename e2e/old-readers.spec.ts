import { readFileSync } from 'node:fs'
import type { Readability } from '@mozilla/readability'
import { expect, test, type Page } from '@playwright/test'
import { formatPhone } from '../lib/contacts/contact-addresses'
import { association } from '../lib/content/records'
import { sentPaths } from '../lib/pages'
import { catalog, locales, localizedPath, sitePaths, walks, weekly } from './support/site'

const { phone, whatsapp, email } = association.contacts

declare global {
  interface Window {
    Readability: typeof Readability
  }
}

/** Mozilla's own, as Firefox has it: the program behind Reader View. */
const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8')

/** What Reader View makes of the page as it stands. */
async function readerView(page: Page) {
  if (!(await page.evaluate(() => 'Readability' in window))) {
    await page.addScriptTag({ content: `{ ${readability}; window.Readability = Readability }` })
  }
  const article = await page.evaluate(() =>
    new window.Readability(document.cloneNode(true) as Document).parse(),
  )
  return {
    title: article?.title ?? '',
    links: [...(article?.content ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    text: (article?.textContent ?? '').replaceAll(/\s+/g, ' '),
  }
}

test.describe('Reader View', () => {
  test.use({ bypassCSP: true })

  test('has every way to reach us', async ({ page }) => {
    await page.goto('/contacts')
    const { links, text } = await readerView(page)
    expect(links).toEqual(
      expect.arrayContaining([
        `tel:${phone}`,
        expect.stringContaining(`wa.me/${whatsapp.replace('+', '')}`),
        `mailto:${email}`,
      ]),
    )
    expect(text).toContain(formatPhone(phone, 'it').replaceAll('\u00a0', ' '))
    expect(text).toContain(email)
  })

  const everyPage = locales.flatMap((locale) =>
    [...sitePaths, ...sentPaths].map((path) => localizedPath(path, locale)),
  )

  test(
    'has every number that the page has, on every page in every language',
    weekly,
    async ({ page }) => {
      let numbers = 0
      for (const address of everyPage) {
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        const ofPage = await page
          .locator('main a[href^="tel:"]:not(form *)')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        numbers += ofPage.length
        const { links } = await readerView(page)
        expect.soft(links, address).toEqual(expect.arrayContaining(ofPage))
      }
      expect(numbers).toBeGreaterThan(everyPage.length)
    },
  )

  test('has when, where and for whom of an event, the titles of a list, and what is off', async ({
    page,
  }) => {
    await page.goto('/events/annullato')
    const facts = await page.locator('main dl dd').allTextContents()
    expect(facts.length).toBeGreaterThan(3)
    const event = await readerView(page)
    for (const fact of facts) expect(event.text).toContain(fact.replaceAll(/\s+/g, ' '))
    expect(event.title).toContain(catalog.it.EventState.cancelled)

    await page.goto('/events')
    const { links, text } = await readerView(page)
    for (const id of ['primavera', 'annullato', 'rinviato']) {
      expect(text).toContain(`Evento ${id}`)
      expect(links).toContainEqual(expect.stringMatching(new RegExp(`/events/${id}$`)))
    }
    const { cancelled, postponed, full } = catalog.it.EventState
    for (const state of [cancelled, postponed, full]) expect(text).toContain(state)
  })
})

for (const { pages, walked } of walks) {
  test(
    `without style sheets no drawing stands before the numbers, nor makes the page wide: ${pages}`,
    weekly,
    async ({ page }) => {
      test.setTimeout(120_000)
      await page.route(/\.css(\?|$)/, (route) => route.abort())
      await page.setViewportSize({ width: 360, height: 740 })
      for (const { address } of walked) {
        await page.goto(address)
        const help = page.locator('a[href="tel:112"]').first()
        expect((await help.boundingBox())?.y, address).toBeLessThan(740)
        const large = await page.locator('svg, img').evaluateAll((drawings) =>
          drawings
            .filter((drawing) => {
              const { width, height } = drawing.getBoundingClientRect()
              return width > 320 || (drawing.matches('svg') && Math.max(width, height) > 200)
            })
            .map((drawing) => drawing.outerHTML.slice(0, 120)),
        )
        expect(large, address).toEqual([])
      }
    },
  )
}
