import { expect, test, vi } from 'vitest'
import { sampleEvent } from '@/testing/sample-event'
import { lastChanged } from './last-changed'

vi.mock('../content/events', async () => {
  const { parseEvents } = await import('../content/parse-events')
  const events = parseEvents([
    { ...sampleEvent('old'), ...on('2024-05-01'), publishedOn: '2024-04-01' },
    { ...sampleEvent('next'), ...on('2027-05-01'), publishedOn: '2026-11-01' },
    { ...sampleEvent('later'), ...on('2027-06-01'), publishedOn: '2026-11-20' },
    { ...sampleEvent('unknown'), ...on('2030-06-01') },
  ])
  return { events, findEvent: (id: string) => events.find((event) => event.id === id) }
})

function on(date: string) {
  return { sessions: [{ date, start: '17:00', end: '19:00' }] }
}

const now = new Date('2026-11-27T12:00:00Z')
const told = (path: string) => lastChanged(path, now)?.toISOString()

test('an event has changed when it was published, and when it was over', () => {
  expect(told('/events/next')).toBe('2026-10-31T23:00:00.000Z')
  expect(told('/events/old')).toBe('2024-05-01T17:00:00.000Z')
})

test('a year has changed with the last of its events', () => {
  expect(told('/events/year/2027')).toBe('2026-11-19T23:00:00.000Z')
})

test('nothing is told that nobody has written down', () => {
  expect(told('/events/unknown')).toBeUndefined()
  expect(told('/events/year/2030')).toBeUndefined()
  expect(told('/about-us')).toBeUndefined()
})
