import { expect, test } from 'vitest'
import { sampleEvent } from '@/testing/sample-event'
import { toldSession } from '../../lib/content/changed'
import { entryFile } from '../../lib/entries/entry-files'
import { fixFiles } from './fix-file'
import { idsOfDates, recordChanges } from './record-changes'

type Changed = { at: string; of: string; sessions: { id: string }[] }
type Written = ReturnType<typeof sampleEvent> & { changed: Changed }

/** What `--fix` at this moment makes of events. */
function save(now: string, ...events: { id: string; [field: string]: unknown }[]): Written[] {
  const files = events.map(
    ({ id, ...event }) => [entryFile('events', id), JSON.stringify(event)] as const,
  )
  const fixed = [...fixFiles(new Map(files))]
  const living = idsOfDates(fixed.map(([, text]) => text))
  return fixed.map(([file, text], place) => ({
    ...(JSON.parse(recordChanges(file, text, new Date(now), living) ?? '') as Written),
    id: events[place]?.id ?? '',
  }))
}

const first = '2026-11-27T10:00:00Z'
const next = '2026-11-28T10:00:00Z'

function saved(): Written {
  const [event] = save(first, sampleEvent())
  if (!event) throw new Error('The sample event is gone.')
  return event
}

test('a new event is as old as its first save, and keeps its moment when nothing changes', () => {
  expect(saved().changed.at).toBe(first)
  expect(save(next, saved())).toEqual([saved()])
})

test.each<[string, (event: Written) => object]>([
  ['another hour', ({ sessions }) => ({ sessions: [{ ...sessions[0], start: '15:30' }] })],
  ['another day', ({ sessions }) => ({ sessions: [{ ...sessions[0], date: '2027-11-02' }] })],
  ['a state', () => ({ status: 'cancelled' })],
  ['another title', ({ title }) => ({ title: { ...title, it: 'Tre pomeriggi' } })],
  ['another place', ({ location }) => ({ location: { ...location, address: 'Via Nuova 2' } })],
  ['a price', () => ({ price: { euro: 5 } })],
])('%s is new', (_, change) => {
  const [changed] = save(next, { ...saved(), ...change(saved()) })
  expect(changed?.changed.at).toBe(next)
  expect(changed?.changed.of).not.toBe(saved().changed.of)
})

test.each<[string, (event: Written) => object]>([
  ['a corrected description', () => ({ description: { it: '<p>Ecco.</p>' } })],
  ['dates in another order', ({ sessions }) => ({ sessions: sessions.toReversed() })],
])('%s is nothing new', (_, change) => {
  const [changed] = save(next, { ...saved(), ...change(saved()) })
  expect(changed?.changed.at).toBe(first)
})

test('of a date that is taken away stays what calendars were told', () => {
  const { sessions } = saved()
  const [changed] = save(next, { ...saved(), sessions: sessions.slice(1) })
  expect(changed?.changed.sessions).toEqual([sessions[1], sessions[0]])
})

test('a clock that is behind makes no change look older', () => {
  const [changed] = save('2026-01-01T00:00:00Z', { ...saved(), status: 'full' })
  expect(changed?.changed.at).toBe('2026-11-27T10:01:00Z')
})

test('a copy of an event is another one', () => {
  const [original, copy] = save(next, saved(), { ...saved(), id: 'copia' })
  expect(original).toEqual(saved())
  expect(copy?.sessions).toEqual([
    expect.objectContaining({ id: 'copia-1' }),
    expect.objectContaining({ id: 'copia-2' }),
  ])
  expect(copy?.changed.sessions).toEqual(copy?.sessions.map(toldSession))
})

test('news have their moment too, other files none', () => {
  const news = JSON.stringify({ title: { it: 'A' }, path: '/events' })
  const item = JSON.parse(recordChanges('content/news/a.json', news, new Date(first)) ?? '')
  expect(item.changed).toEqual({ at: first, of: expect.any(String) })
  expect(recordChanges('content/reviews/a.json', news, new Date(first))).toBeUndefined()
})

test('an item of news keeps the day of its first save, and with it its address', () => {
  const record = (item: object, now: string) =>
    JSON.parse(recordChanges('content/news/a.json', JSON.stringify(item), new Date(now)) ?? '')
  const item = record({ title: { it: 'A' }, path: '/events' }, '2026-12-31T23:30:00Z')
  expect(item.publishedOn).toBe('2027-01-01')
  expect(record({ ...item, title: { it: 'B' } }, '2028-03-01T10:00:00Z').publishedOn).toBe(
    '2027-01-01',
  )
  // One that was saved before days were written.
  const old = { ...item, publishedOn: undefined }
  expect(record({ ...old, title: { it: 'C' } }, '2028-03-01T10:00:00Z').publishedOn).toBe(
    '2027-01-01',
  )
  const future = { ...old, publishedOn: '2030-01-01' }
  expect(record(future, '2028-03-01T10:00:00Z').publishedOn).toBe('2030-01-01')
})
