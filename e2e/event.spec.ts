import { expect, test } from '@playwright/test'
import events from '../content/events.json'
import { catalog } from './support/catalog'
import { localizedPath, locales } from './support/site'

/** What stands between the tags of one name. */
function wordsIn(html: string, tag: string): string[] {
  const pairs = html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'g'))
  return [...pairs].map(([, words = '']) => words)
}

for (const locale of locales) {
  test(`an event's description keeps its paragraphs, emphasis, list and link in ${locale}`, async ({
    page,
  }) => {
    const [event] = events
    const html = event?.description[locale] ?? ''
    await page.goto(localizedPath(`/events/${event?.id}`, locale))
    const section = page.getByRole('region', {
      name: catalog[locale].EventPage.description,
      exact: true,
    })
    for (const tag of ['strong', 'em', 'li']) {
      const texts = wordsIn(html, tag)
      expect(texts, tag).not.toHaveLength(0)
      await expect(section.locator(tag)).toHaveText(texts)
    }
    const [words = ''] = wordsIn(html, 'a')
    await expect(section.getByRole('link', { name: words, exact: true })).toHaveAttribute(
      'href',
      localizedPath('/contacts', locale),
    )
    await expect(section).not.toContainText('<')
  })
}
