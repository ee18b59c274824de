import { beforeAll, expect, test, vi } from 'vitest'
import { calendarEntry } from '@/lib/events/calendar-entry'
import { calendarFile } from '@/lib/events/calendar-file'
import { locales } from '@/lib/i18n/locales'
import { eventData } from '@/lib/seo/event-data'
import { toJsonLd } from '@/lib/seo/structured-data'
import { absoluteUrl } from '@/lib/site-url'
import { savedIssue } from '@/testing/saved-issue'
import { readSite } from '../lib/content-check/read-site'
import { makeChange } from '../lib/content-forms/make-change'
import { readIssue } from '../lib/content-forms/read-issue'

const id = 'etc-passwd-github-token-id-id-rm-rf'
const builtOn = new Date('2027-01-15T12:00:00Z')

/** The site after a hostile form: its words are in all that other programs read. */
beforeAll(async () => {
  const site = { ...(await readSite(process.cwd())), sources: new Map(), today: '2027-01-15' }
  const issue = readIssue(savedIssue('event-hostile'))
  if (!('raw' in issue)) throw new Error('The form cannot be read')
  const { files } = await makeChange(site, issue.form, issue.raw)
  const events = files.get('content/events.json') ?? '[]'
  vi.doMock('../content/events.json', () => ({ default: JSON.parse(events) as unknown }))
  vi.resetModules()
})

test.each(locales)('an event from a form is in sitemap, feed and calendar: %s', async (locale) => {
  const { default: sitemap } = await import('@/app/sitemap')
  const { newsFeed } = await import('@/lib/feeds/news-feed')
  const { findEvent } = await import('@/lib/content/events')
  const event = findEvent(id)
  if (!event) throw new Error('The event is missing')
  const url = absoluteUrl(`/events/${id}`, locale)
  expect(sitemap().map((entry) => entry.url)).toContain(url)

  const escaped = event.title[locale].replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const feed = newsFeed(locale, builtOn)
  expect(feed).toContain(`<title>${escaped}</title>`)
  expect(feed).toContain(`<link rel="alternate" type="text/html" href="${url}"/>`)
  expect(feed).not.toMatch(/<(script|img|b|i)\b/)

  const entries = [calendarEntry(event, locale)]
  const calendar = calendarFile({ name: 'x', entries, builtOn }).replaceAll('\r\n ', '')
  expect(calendar).toContain(`SUMMARY:${event.title[locale].replace(/[;,\\]/g, '\\$&')}\r\n`)
  expect(calendar).toContain('DTSTART;TZID=Europe/Rome:20270306T160000\r\n')

  const data = eventData(event, locale)
  expect(data.map(({ startDate }) => startDate)).toEqual([
    '2027-03-06T16:00:00+01:00',
    '2027-03-13T16:00:00+01:00',
  ])
  const [first] = data
  const json = toJsonLd({ '@graph': [first] } as unknown as Parameters<typeof toJsonLd>[0])
  expect(json).not.toContain('</script')
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: event.title[locale] }] })
})
