import { expect, test } from 'vitest'
import { GET as contactCard } from '@/app/[locale]/contacts/card.vcf/route'
import { calendarEntry } from '../events/calendar-entry'
import { eventsAndNewsFeed } from '../feeds/events-and-news'
import { locales } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { events } from './events'
import { association, news } from './records'

test.each(locales)(
  'files in %s say of every sample that it is one, as pages do',
  async (locale) => {
    const { label } = messagesFor(locale).SampleTag
    const marked = (name: string, sample = false) => (sample ? `${name} (${label})` : name)

    const feed = eventsAndNewsFeed(locale)
    expect(events.length + news.length).toBeGreaterThan(1)
    for (const { title, sample } of [...events, ...news]) {
      expect(feed).toContain(`<title>${marked(title[locale], sample)}</title>`)
    }
    for (const event of events) {
      const titleOf = (sample: boolean) => calendarEntry({ ...event, sample }, locale).title
      expect(titleOf(true)).toBe(`${event.title[locale]} (${label})`)
      expect(titleOf(false)).toBe(event.title[locale])
    }

    const { address, contacts, identity } = association
    const isSample = identity.sample || contacts.sample || address.sample
    const request = new Request('http://localhost/contacts/card.vcf')
    const card = await contactCard(request, { params: Promise.resolve({ locale }) })
    // Unfolded.
    const text = (await card.text()).replaceAll('\r\n ', '')
    expect(text).toContain(`\r\nFN:${marked(identity.name, isSample)}\r\n`)
  },
)
