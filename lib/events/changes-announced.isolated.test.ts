import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { sampleEvent } from '@/testing/sample-event'
import type { Entry } from '../entries/read-entries'
import { messagesFor } from '../i18n/messages'

let entries: Entry[] = []

beforeAll(() => {
  vi.doMock('../entries/read-entries', () => ({
    readEntries: (kind: string) => (kind === 'events' ? entries : []),
  }))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-09-30T12:00:00Z') })
})

afterAll(() => {
  vi.doUnmock('../entries/read-entries')
  vi.useRealTimers()
})

const written = sampleEvent('prova')
const [first, second] = written.sessions as [Session, Session]

type Session = (typeof written)['sessions'][number]

/** What a calendar keeps of one of its entries. */
type Kept = { sequence: number; modified: string; summary: string; start: string; status: unknown }

/** Builds the site with an event, and returns the calendar to subscribe to and the event in the feed. */
async function told(event: Entry) {
  vi.resetModules()
  entries = [event]
  const { GET } = await import('@/app/[locale]/events.ics/route')
  const { eventsAndNewsFeed } = await import('../feeds/events-and-news')
  const context = { params: Promise.resolve({ locale: 'it' }) }
  const file = await (await GET(new Request('http://x'), context)).text()
  const calendar = new ICAL.Component(ICAL.parse(file))
  const dates = calendar.getAllSubcomponents('vevent').map((component): [string, Kept] => {
    const { uid, sequence, summary, startDate } = new ICAL.Event(component)
    const modified = String(component.getFirstPropertyValue('last-modified'))
    const status = component.getFirstPropertyValue('status')
    return [uid, { sequence, modified, summary, start: startDate.toString(), status }]
  })
  expect(new Set(dates.map(([uid]) => uid)).size).toBe(dates.length)
  const [, feed = ''] = /<entry>(.*)<\/entry>/s.exec(eventsAndNewsFeed('it')) ?? []
  return { file, dates: new Map(dates), feed }
}

/** Reads a file again into a calendar that has read an earlier one: of each entry it keeps the newer. */
function imported(before: ReadonlyMap<string, Kept>, again: ReadonlyMap<string, Kept>) {
  const newer = [...again].filter(([uid, { sequence }]) => {
    return sequence >= (before.get(uid)?.sequence ?? 0)
  })
  return new Map([...before, ...newer])
}

const updatedOn = '2027-09-30'
const { cancelled, moved } = messagesFor('it').EventState

type Expected = { isNew: boolean; starts?: string[]; title?: string; status?: string }

test.each<[name: string, change: Partial<Entry>, expected: Expected]>([
  ['nothing', {}, { isNew: false }],
  [
    'a corrected text',
    { description: everyLanguage({ it: '<p>A</p>', en: '<p>B</p>', es: '<p>C</p>' }) },
    { isNew: false },
  ],
  [
    'a text that is announced to followers',
    { title: { ...written.title, it: 'Tre pomeriggi' }, updatedOn },
    { isNew: true, title: 'Tre pomeriggi' },
  ],
  [
    'a date that has moved',
    { sessions: [second, { ...first, date: '2027-11-05' }], state: 'moved', updatedOn },
    { isNew: true, starts: ['2027-10-26T16:00', '2027-11-05T16:00'], title: `${moved}: ` },
  ],
  [
    'an hour that was announced to nobody',
    { sessions: [{ ...first, start: '17:00' }, second] },
    { isNew: false, starts: ['2027-10-25T17:00', '2027-10-26T16:00'] },
  ],
  [
    'one more date, on a day that has one',
    { sessions: [...written.sessions, { ...first, start: '10:00', end: '12:00' }], updatedOn },
    { isNew: true, starts: ['2027-10-25T10:00', '2027-10-25T16:00', '2027-10-26T16:00'] },
  ],
  [
    'a cancellation',
    { state: 'cancelled', updatedOn },
    { isNew: true, title: `${cancelled}: `, status: 'CANCELLED' },
  ],
])('calendars and feed tell %s', async (_, change, expected) => {
  const before = await told(written)
  const after = await told({ ...written, ...change })
  const { isNew, status = 'CONFIRMED', title = 'Due pomeriggi' } = expected
  const { starts = ['2027-10-25T16:00', '2027-10-26T16:00'] } = expected
  // Whoever subscribes has the new file; who has imported the old one and imports the new has no more and no less.
  for (const calendar of [after.dates, imported(before.dates, after.dates)]) {
    const kept = [...calendar.values()]
    expect(kept.map(({ start }) => start).toSorted()).toEqual(starts.map((start) => `${start}:00`))
    for (const one of kept) {
      expect(one).toMatchObject({ status, summary: expect.stringContaining(title) })
    }
  }
  const uids = [...before.dates.keys()]
  expect([...after.dates.keys()].slice(0, uids.length)).toEqual(uids)
  for (const uid of uids) {
    const [old, now] = [before.dates.get(uid), after.dates.get(uid)] as [Kept, Kept]
    expect(now.sequence > old.sequence).toBe(isNew)
    expect(now.modified > old.modified).toBe(isNew)
  }
  expect(before.feed).toContain('<updated>2026-11-01T23:00:00.000Z</updated>')
  expect(after.feed.includes('<updated>2027-09-29T22:00:00.000Z</updated>')).toBe(isNew)
  expect(after.feed).toContain(`<title>${title}`)
  if (Object.keys(change).length === 0) expect(after.file).toBe(before.file)
})
