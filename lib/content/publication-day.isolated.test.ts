import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { sampleEvent } from '@/testing/sample-event'
import type { EntryKind } from '../entries/entry-files'
import type { Entry } from '../entries/read-entries'

const day = '2027-03-15'
const words = everyLanguage({ it: 'Notizia', en: 'News', es: 'Noticia' })

const entries: Record<EntryKind, Entry[]> = {
  events: [sampleEvent('oggi'), { ...sampleEvent('domani'), publishedOn: day }],
  news: [{ id: 'novita', publishedOn: day, title: words, text: words, path: '/events' }],
  reviews: [],
}

beforeEach(() => {
  vi.resetModules()
  vi.doMock('../entries/read-entries', () => ({ readEntries: (kind: EntryKind) => entries[kind] }))
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.doUnmock('../entries/read-entries')
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** What a build at this instant would make of it. */
async function built(now: string) {
  vi.setSystemTime(new Date(now))
  const { events, findEvent } = await import('./events')
  const { isKnownPath, isFilePath } = await import('../site-paths')
  const { eventsAndNewsFeed } = await import('../feeds/events-and-news')
  const { default: sitemap } = await import('@/app/sitemap')
  const { GET: calendar } = await import('@/app/[locale]/events.ics/route')
  const feed = eventsAndNewsFeed('it')
  const places = {
    list: events.map(({ id }) => id).join(),
    one: String(findEvent('domani') !== undefined),
    addresses: String(isKnownPath('/events/domani')),
    files: String(isFilePath('/events/domani/calendar.ics')),
    feed,
    sitemap: JSON.stringify(sitemap()),
    calendar: await (await calendar(new Request('http://x'), calendarOf('it'))).text(),
  }
  return { places, hasNews: feed.includes('#novita') }
}

test('a server that starts later knows no page that its build did not make', async () => {
  vi.stubEnv('BUILT_ON', '2027-03-14')
  const { places, hasNews } = await built('2027-03-20T12:00:00Z')
  expect(hasNews).toBe(false)
  for (const [place, said] of Object.entries(places)) {
    expect(said, place).not.toMatch(/domani|true/)
  }
})

const calendarOf = (locale: string) => ({ params: Promise.resolve({ locale }) }) as never

test('a record with tomorrow’s date is nowhere today, and everywhere after the nightly build', async () => {
  const today = await built('2027-03-14T22:59:59Z')
  for (const [place, said] of Object.entries(today.places)) {
    expect(said, place).not.toMatch(/domani|true/)
  }
  expect(today.places.list).toBe('oggi')
  expect(today.hasNews).toBe(false)

  vi.resetModules()
  const tomorrow = await built('2027-03-14T23:00:00Z')
  for (const [place, said] of Object.entries(tomorrow.places)) {
    expect(said, place).toMatch(/domani|true/)
  }
  expect(tomorrow.hasNews).toBe(true)
})

test('the page of what is over is no address before anything is', async () => {
  vi.setSystemTime(new Date('2027-10-26T12:00:00Z'))
  const before = await import('../site-paths')
  expect(before.isKnownPath('/events/past')).toBe(false)
  vi.resetModules()
  vi.setSystemTime(new Date('2027-10-28T12:00:00Z'))
  const after = await import('../site-paths')
  expect(after.isKnownPath('/events/past')).toBe(true)
})
