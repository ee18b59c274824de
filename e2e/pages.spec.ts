import { expect, test, type Page } from '@playwright/test'
import exit from '../content/exit.json'
import nearby from '../content/nearby-services.json'
import { findHelpline } from '../lib/content/helplines'
import { violations } from './support/axe'
import { pastEvent } from './support/dated-events'
import { lengthFaults, readPage } from './support/page-length'
import { policyFaults } from './support/policy-faults'
import {
  addresses,
  addressesInTurn,
  catalog,
  locales,
  localizedPath,
  siteUrl,
  weekly,
  walks,
} from './support/site'
import { checkedServices, grant } from './support/test-site'

const schemes = ['light', 'dark'] as const
const exits = Object.values(exit.url)

/** Links to other sites, or to a new tab, that do not say so, or tell where the visitor comes from. */
function linkFaults(page: Page, newTab: string): Promise<string[]> {
  return page.evaluate(
    ([words, site, ...left]) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => !left.includes(link.getAttribute('href') ?? ''))
        .filter(({ href, target }) => {
          const { protocol, origin } = new URL(href)
          const isOutward = /^https?:$/.test(protocol) && ![site, location.origin].includes(origin)
          return isOutward || (target && target !== '_self')
        })
        .filter(({ href, target, rel, textContent }) => {
          const isHere = new URL(href).origin === location.origin
          const isSafe = isHere || rel === 'noopener noreferrer'
          return target !== '_blank' || !textContent?.includes(String(words)) || !isSafe
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    [newTab, siteUrl, ...exits],
  )
}

/**
 * Sentences, headings and labels that the main part says twice. What is hidden, folded or shown on some
 * days only is an alternative.
 * Answers are left out: two questions may have the same; and so are links to a heading further down,
 * which have its words.
 */
function saidTwice(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const leaves = 'p, h1, h2, h3, h4, li, legend, label:not(:has([type="radio"]))'
    const texts = [...main.querySelectorAll(leaves)]
      .filter((element) => !element.closest('nav, noscript, article, details, [hidden]'))
      // Each line of a directory has its hours and languages.
      .filter((element) => !element.matches('li > a[href^="tel:"] ~ p'))
      .filter((element) => !element.querySelector(leaves))
      .filter((element) => !element.matches('li:has(> a[href^="#"]:only-child)'))
      .map((element) => {
        const shown = element.cloneNode(true) as Element
        // A link says of itself that it opens a new tab.
        for (const words of shown.querySelectorAll('a > .visually-hidden')) words.remove()
        return shown
      })
      .flatMap((element) => element.textContent?.replace(/\s+/g, ' ').split(/(?<=[.?!…]) /) ?? [])
      .map((text) => text.trim())
      .filter((text) => text.length > 16)
    return texts.filter((text, index) => texts.indexOf(text) < index)
  })
}

const walked = [
  { language: 'one language', pages: addressesInTurn, how: {} },
  ...locales.map((locale) => ({
    language: locale,
    pages: addresses.filter((page) => page.locale === locale),
    how: weekly,
  })),
]

for (const [turn, { language, pages, how }] of walked.entries()) {
  const own = [
    ...pages.map((page) => ({ ...page, status: 200 })),
    ...pages.slice(0, 1).map(({ locale }) => ({
      locale,
      address: localizedPath('/nope', locale),
      path: '/nope',
      status: 404,
    })),
  ]

  test(
    `each page in ${language} is accessible, fits, is short, with hours beside our number, and asks nobody else`,
    how,
    async ({ page }) => {
      test.setTimeout(own.length * 20_000)
      // At night nobody answers the telephone.
      await page.clock.setFixedTime(new Date('2027-03-15T02:00:00Z'))
      const faults = await policyFaults(page)
      const foreign: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
      })
      const openings = new Set<string | null>()
      let numbers = 0
      expect(own.length).toBeGreaterThan(14)
      for (const [index, { status, locale, address, path }] of own.entries()) {
        // Each page is seen narrow and wide, light and dark, but not in every language.
        const width = [320, 1280][(index + turn) % 2] ?? 320
        await page.setViewportSize({ width, height: 640 })
        await page.emulateMedia({ colorScheme: schemes[index % 2] })
        await page.setExtraHTTPHeaders({ 'accept-language': locale })
        const response = await page.goto(address)
        expect(response?.status(), address).toBe(status)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect.soft(await violations(page), `${address} at ${width} px`).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0)
        expect
          .soft(await linkFaults(page, catalog[locale].ExternalLink.newTab), address)
          .toEqual([])
        expect.soft(await saidTwice(page), address).toEqual([])
        // No request shows what a browser only gets ready for.
        const isBroken = / [a-z-]+="[^"]*\bundefined\b|rel="(preconnect|dns-prefetch)"/
        expect.soft(await response?.text(), address).not.toMatch(isBroken)
        openings.add(await page.locator('main h1 ~ p').first().textContent())
        await page.setViewportSize({ width: 360, height: 740 })
        const reading = await readPage(page, path, locale)
        numbers += reading.numbers
        expect.soft(lengthFaults(reading)).toEqual([])
        expect(faults, address).toEqual([])
      }
      expect(numbers).toBeGreaterThan(own.length / 2)
      expect(openings.size, 'first sentences').toBeGreaterThanOrEqual(own.length - 1)
      expect(foreign).toEqual([])
    },
  )
}

test('public money is shown with who gave it, how much, when and for what', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('contentinfo').getByText(catalog.en.Footer.transparency).click()
  // In the same tab: only what one reads beside a form opens another.
  await expect(page).toHaveURL('/en/transparency')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: grant.body })
  await expect(entry).toHaveText('€1,234.50 from Comune di Prova, on 4 May 2026. For workshops.')
})

test('another service is in the list of services once somebody has checked it', async ({
  page,
}) => {
  await page.goto('/en/services')
  const fold = page.locator('details').filter({ hasText: catalog.en.NearbyServices.reasons.anyone })
  await fold.locator('summary').click()
  const shown = nearby.filter(({ id }) => checkedServices.includes(id))
  await expect(fold.getByRole('listitem')).toHaveCount(shown.length)
  for (const { name } of shown) {
    const words = name.en.replace(/<\/?it>/g, '')
    await expect(fold.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  }
  await expect(fold.locator('[lang=it]').getByText('consultorio', { exact: true })).toBeVisible()
})

test('whoever is under 16 can write to those who answer in writing', async ({ page }) => {
  await page.goto('/services')
  const lines = page.locator('#under-16')
  const chatOf = (id: string) => findHelpline(id).ways?.find(({ kind }) => kind === 'chat')?.url
  await expect(lines.locator(`a[href="${chatOf('child-emergency')}"]`)).toBeVisible()
  // Nobody has looked when this chat answers.
  await expect(lines.locator(`a[href="${chatOf('telefono-azzurro')}"]`)).toHaveCount(0)
})

test('beside the promise to tell nobody stands what parents know, and leads to how it works', async ({
  page,
}) => {
  for (const [path, promise] of [
    ['/services/listening-desk', catalog.it.ListeningDeskPage.privacy.kept],
    ['/services/psychological-services', catalog.it.PsychologicalServicesPage.confidentiality.kept],
  ] as const) {
    await page.goto(path)
    const answer = page.locator('#under-eighteen')
    await expect(answer).toBeHidden()
    const place = page.getByRole('main').getByRole('region').filter({ hasText: promise })
    await expect(place).toContainText(catalog.it.UnderEighteen.lead.split('<')[0] ?? '')
    await place.locator('a[href="#under-eighteen"]').click()
    await expect(answer).toBeVisible()
    await expect(answer).toBeInViewport()
  }
})

test('a parent comes from home to the lines about a child, unfolded', async ({ page }) => {
  await page.goto('/')
  await page.locator('main a[href="/services/worried-about-someone#child"]').click()
  await expect(page).toHaveURL('/services/worried-about-someone#child')
  await expect(page.locator('#child')).toBeInViewport()
  await expect(page.locator('#child a[href="tel:112"]').first()).toBeVisible()
})

test('whoever fears for somebody is one press from when to call', async ({ page }) => {
  const worried = page.locator('main header a[href="/services/worried-about-someone"]')
  for (const path of ['psychological-services', 'training-paths', 'educational-support']) {
    await page.goto(`/services/${path}`, { waitUntil: 'domcontentloaded' })
    await expect(worried, path).toBeVisible()
  }
  await worried.click()
  await expect(page).toHaveURL('/services/worried-about-someone')
  await expect(page.locator('#when-to-call')).toBeInViewport()
  // Readers jump from heading to heading, and from list to list.
  const { danger, dying } = catalog.it.WorriedPage.now
  for (const { if: name } of [danger, dying]) {
    const heading = page.getByRole('heading', { name: name.replace('{number}', '112') })
    await expect(heading).toBeVisible()
  }
  await page.goto('/contacts')
  const { anyone, minors } = catalog.it.HelplineList
  for (const name of [anyone, minors]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name, exact: true }).first()).toBeVisible()
  }
})

test('who wants to help begins with a message that says so', async ({ page }) => {
  await page.goto('/en/donations')
  await page.getByRole('link', { name: catalog.en.DonationsPage.volunteer }).click()
  await expect(page).toHaveURL('/en/contacts?service=volunteering#write')
  await expect(page.locator('textarea')).toHaveValue(catalog.en.ContactForm.volunteeringMessage)
})

test('an event’s description keeps its paragraphs, emphasis, list and link', async ({ page }) => {
  await page.goto(`/en/events/${pastEvent.id}`)
  const section = page.locator('article > section').last()
  for (const tag of ['strong', 'em', 'li']) {
    await expect(section.locator(tag).first()).not.toBeEmpty()
  }
  await expect(section.getByRole('link').first()).toHaveAttribute('href', '/en/contacts')
  await expect(section).not.toContainText('<')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-ES' })

  test('a Spanish browser goes from Spanish to Italian and back', async ({ page }) => {
    await page.goto('/services')
    await expect(page).toHaveURL('/es/services')
    const selector = page.getByRole('banner').locator('details').filter({ hasText: 'Italiano' })
    await selector.locator('summary').click()
    await selector.getByRole('link', { name: 'Italiano' }).click()
    await expect(page).toHaveURL('/services')
    await page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.events }).click()
    await expect(page).toHaveURL('/events')
    await selector.locator('summary').click()
    await selector.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es/events')
    await page.getByRole('banner').locator('summary').first().click()
    await page.getByRole('banner').getByRole('link', { name: catalog.es.Menu.workshops }).click()
    await expect(page).toHaveURL('/es/services/workshops')
  })

  for (const { pages, walked, how } of walks) {
    test(`with menu, phone and helplines can be read: ${pages}`, how, async ({ page, context }) => {
      test.setTimeout(120_000)
      const notFound = { address: '/en/nope', locale: 'en' }
      for (const { address, locale } of [...walked, notFound]) {
        await context.addCookies([
          { name: 'NEXT_LOCALE', value: locale, domain: 'localhost', path: '/' },
        ])
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
        await expect(page.locator('#helplines a[href="tel:112"]').first()).toBeVisible()
        await expect(page.getByRole('contentinfo').locator('a[href^="tel:+39"]')).toBeVisible()
      }
    })
  }
})
