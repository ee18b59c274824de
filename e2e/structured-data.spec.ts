import { expect, test, type Page } from '@playwright/test'
import { association } from '../lib/content/association'
import { events } from '../lib/content/events'
import { listeningDesk } from '../lib/content/listening-desk'
import { catalog } from './support/catalog'
import { policyFaults } from './support/policy-faults'
import { absolute, addresses, localizedPath, locales } from './support/site'

type Thing = Record<string, unknown> & { '@type': string }

/** What the page tells search engines, by type. */
async function structuredData(page: Page, type: string): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = texts.map((text) => JSON.parse(text) as Thing)
  expect(things.length).toBeGreaterThan(0)
  return things.filter((thing) => thing['@type'] === type)
}

for (const locale of locales) {
  const own = addresses.filter((page) => page.locale === locale && page.path !== '/')

  // The built documents, for this is their text: no style and no script of theirs is loaded.
  test(`each page in ${locale} shows the way to it, to readers and to search engines`, async ({
    page,
    request,
  }) => {
    expect(own.length).toBeGreaterThan(12)
    for (const { path, address } of own) {
      await page.setContent(await (await request.get(address)).text(), {
        waitUntil: 'domcontentloaded',
      })
      const nav = page.getByRole('navigation', {
        name: catalog[locale].Breadcrumbs.label,
        exact: true,
      })
      const steps = nav.getByRole('listitem')
      const [trail] = await structuredData(page, 'BreadcrumbList')
      const items = trail?.itemListElement as { name: string; item: string }[]
      await expect(steps, address).toHaveText(items.map(({ name }) => name))
      expect(items, address).toHaveLength(path.split('/').length)
      expect(items.at(-1)?.item).toBe(absolute(address))
      const home = steps.first().getByRole('link')
      await expect(home, address).toHaveAttribute('href', localizedPath('/', locale))
      await expect(nav.locator('[aria-current=page]'), address).toHaveCount(1)
      await expect(steps.last().locator('[aria-current=page]'), address).not.toBeEmpty()
    }
  })
}

for (const locale of locales) {
  test(`the home page says in ${locale} who we are, as the footer does`, async ({ page }) => {
    const faults = await policyFaults(page)
    await page.goto(localizedPath('/', locale))
    const [ngo] = await structuredData(page, 'NGO')
    const { street, postalCode, city } = association.address
    expect(ngo).toMatchObject({
      name: association.identity.name,
      taxID: association.identity.fiscalCode,
      telephone: association.contacts.phone,
      address: { streetAddress: street, postalCode, addressLocality: city },
    })
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(association.identity.fiscalCode)
    await expect(footer).toContainText(street)
    for (const url of ngo?.sameAs as string[]) {
      await expect(footer.locator(`a[href="${url}"]`)).toHaveCount(1)
    }
    const hours = (ngo?.makesOffer as { itemOffered: { hoursAvailable: object[] } }).itemOffered
      .hoursAvailable
    expect(hours).toEqual(
      listeningDesk.slots.map(({ start, end }) =>
        expect.objectContaining({ opens: start, closes: end }),
      ),
    )
    const [site] = await structuredData(page, 'WebSite')
    expect(site).toMatchObject({ name: association.identity.name, inLanguage: locale })
    expect(faults).toEqual([])
  })

  test(`each session of an event is one for search engines in ${locale}`, async ({ page }) => {
    const [event] = events
    await page.goto(localizedPath(`/events/${event?.id}`, locale))
    const sessions = await structuredData(page, 'Event')
    expect(sessions).toHaveLength(event?.sessions.length ?? 0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(sessions[0]?.name))
    for (const [index, { date, start }] of (event?.sessions ?? []).entries()) {
      expect(String(sessions[index]?.startDate)).toMatch(
        new RegExp(`^${date}T${start}:00\\+0[12]:00$`),
      )
      expect(sessions[index]).toMatchObject({ organizer: { name: association.identity.name } })
    }
  })
}
