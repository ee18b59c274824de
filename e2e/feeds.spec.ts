import { expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { events } from '../lib/content/events'
import { sessionTimes } from '../lib/events/sessions'
import { eventFilePath } from '../lib/routes'
import { catalog } from './support/catalog'
import { localizedPath, locales, siteUrl } from './support/site'

type Name = (name: string, sample: boolean | undefined, locale: (typeof locales)[number]) => string

/** Not lib/feeds/sample-mark: Playwright cannot load its messages, which wait at the top of a module. */
const withSampleMark: Name = (name, sample, locale) =>
  sample ? `${name} (${catalog[locale].SampleTag.label})` : name

for (const locale of locales) {
  test(`calendar, feed and vCard in ${locale} are files that any program may keep`, async ({
    request,
  }) => {
    const files = {
      '/events.ics': 'text/calendar',
      '/feed.atom': 'application/atom+xml',
      '/contacts/card.vcf': 'text/vcard',
      ...Object.fromEntries(events.map(({ id }) => [eventFilePath(id), 'text/calendar'])),
    }
    for (const [path, type] of Object.entries(files)) {
      const response = await request.get(localizedPath(path, locale), {
        headers: { 'accept-language': 'xx', cookie: 'NEXT_LOCALE=es' },
        maxRedirects: 0,
      })
      expect(response.status(), path).toBe(200)
      expect(response.headers()).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      })
    }
  })

  test(`the calendar in ${locale} has every session that is not long over`, async ({ request }) => {
    const text = await (await request.get(localizedPath('/events.ics', locale))).text()
    const entries = ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
    const ahead = events.flatMap(({ sessions, title, sample }) =>
      sessions.map((session) => ({
        title: withSampleMark(title[locale], sample, locale),
        ...sessionTimes(session),
      })),
    )
    expect(entries.map(({ summary, startDate }) => `${summary} ${startDate}`)).toEqual(
      ahead.map(({ title, startDate }) => `${title} ${startDate.slice(0, 19)}`),
    )
  })

  test(`the feed in ${locale} is an Atom feed, named in the head and on the events page`, async ({
    page,
  }) => {
    const path = localizedPath('/events', locale)
    await page.goto(path)
    const feedUrl = siteUrl + localizedPath('/feed.atom', locale)
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      feedUrl,
    )
    await expect(page.locator('head link[type="text/calendar"]')).toHaveAttribute(
      'href',
      siteUrl + localizedPath('/events.ics', locale),
    )
    const section = page.getByRole('region', { name: catalog[locale].KeepInformed.title })
    await expect(section.locator('a[href^="webcal:"]')).toBeVisible()
    await expect(section.locator(`a[href="${localizedPath('/feed.atom', locale)}"]`)).toBeVisible()

    const xml = await (await page.request.get(localizedPath('/feed.atom', locale))).text()
    const feed = await page.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, 'application/xml').documentElement
      const all = (name: string) =>
        [...root.querySelectorAll(name)].map((element) => element.textContent)
      return {
        name: `${root.namespaceURI} ${root.localName} ${root.getAttribute('xml:lang')}`,
        self: root.querySelector('link[rel=self]')?.getAttribute('href'),
        ids: all('entry > id'),
        updated: all('updated').every((time) => !Number.isNaN(Date.parse(time))),
        titles: all('entry > title'),
      }
    }, xml)
    expect(feed).toMatchObject({
      name: `http://www.w3.org/2005/Atom feed ${locale}`,
      self: feedUrl,
      updated: true,
    })
    expect(new Set(feed.ids).size).toBe(feed.ids.length)
    expect(feed.titles).toEqual(
      expect.arrayContaining(
        events.map(({ title, sample }) => withSampleMark(title[locale], sample, locale)),
      ),
    )
  })
}

test('a file comes without the page waiting for another page', async ({ page }) => {
  await page.goto('/contacts')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: catalog.it.ContactsPage.card }).click()
  expect((await download).suggestedFilename()).toBe('card.vcf')
  await expect(page.locator('#nprogress .bar')).toHaveCount(0)
  await expect(page).toHaveURL('/contacts')
})
