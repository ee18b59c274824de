import { expect, test, vi } from 'vitest'
import { newestFirst, newsDay } from './record-days'

test('news stand by their day, the newest first, whatever their order in the content', () => {
  const news = [
    { id: 'old', publishedOn: '2024-05-01' },
    { id: 'new', publishedOn: '2026-11-02' },
    { id: 'saved', changed: { at: '2025-12-31T23:30:00Z' } },
    { id: 'same-day', publishedOn: '2026-11-02' },
  ]
  expect(newestFirst(news).map(({ id }) => id)).toEqual(['new', 'same-day', 'saved', 'old'])
})

test('the day of one without is that of its last change, as calendars in Italy show it', () => {
  expect(newsDay({ changed: { at: '2025-12-31T23:30:00Z' } })).toBe('2026-01-01')
  expect(newsDay({ publishedOn: '2024-05-01', changed: { at: '2025-12-31T23:30:00Z' } })).toBe(
    '2024-05-01',
  )
})

test('one that was never saved is of the day of the build, whenever the server starts', () => {
  vi.stubEnv('BUILT_ON', '2026-12-31')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-01T12:00:00Z') })
  expect(newsDay({})).toBe('2026-12-31')
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
