import { join } from 'node:path'
import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import { localizedPath } from '../lib/i18n/localized-path'
import { startSite } from '../testing/site-server'
import { inState, unpublished } from './support/dated-events'
import { catalog, locales } from './support/site'
import { testSite } from './support/test-site'
import { test } from './support/visit'

const stated = Object.entries(inState) as [keyof typeof inState, string][]

/** What a reader without style sheets and scripts finds in a page: no attribute, no script. */
function textOf(html: string): string {
  return html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, ' ')
}

for (const locale of locales) {
  test(`a state is in the words of all that tells of an event, in ${locale}`, async ({
    request,
  }) => {
    const read = async (path: string) => (await request.get(localizedPath(path, locale))).text()
    const list = await read('/events')
    const feed = await read('/feed.atom')
    const calendar = new ICAL.Component(ICAL.parse(await read('/events.ics')))
    const summaries = calendar
      .getAllSubcomponents('vevent')
      .map((entry) => String(entry.getFirstPropertyValue('summary')))
    for (const [state, id] of stated) {
      const words = catalog[locale].EventState[state]
      const page = await read(`/events/${id}`)
      const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? ''
      expect(title, id).toMatch(new RegExp(`^${words}: `))
      const told = title.split(' – ')[0]?.replaceAll('&#x27;', "'") ?? ''
      expect(page).toContain(`<meta property="og:title" content="${title}"`)
      expect(page).toContain(`<meta name="description" content="${words}. `)
      expect(page).toContain(`<meta property="og:description" content="${words}. `)
      expect(textOf(page)).toContain(words)
      expect(list).toMatch(new RegExp(`href="[^"]*/events/${id}"[^]{0,900}${words}`))
      expect(feed).toContain(`<title>${told}</title>`)
      expect(summaries).toContain(told)
      const own = ICAL.parse(await read(`/events/${id}/calendar.ics`))
      const entry = new ICAL.Component(own).getFirstSubcomponent('vevent')
      expect(entry?.getFirstPropertyValue('summary')).toBe(told)
    }
  })
}

test('a day of publication that passes without a build is a page that is not found', async ({
  request,
}) => {
  const clock = join(process.cwd(), 'e2e/support/server-clock.mjs')
  const later = await startSite({
    directory: testSite,
    port: 3207,
    env: { NODE_OPTIONS: `--import ${clock}`, SERVER_TIME: '2086-01-01T12:00:00Z' },
  })
  try {
    for (const locale of locales) {
      const path = localizedPath(`/events/${unpublished.id}`, locale)
      const response = await request.get(later.url + path)
      expect(response.status()).toBe(404)
      const html = await response.text()
      expect(html).toContain(`lang="${locale}"`)
      expect(textOf(html)).toContain(catalog[locale].NotFoundPage.title)
      expect((await request.get(`${later.url}${path}/calendar.ics`)).status()).toBe(404)
    }
  } finally {
    await later.stop()
  }
})
