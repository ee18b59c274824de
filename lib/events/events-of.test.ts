import { expect, test } from 'vitest'
import { eventsOf } from './events-of'

function event(id: string, ...dates: string[]) {
  return { id, sessions: dates.map((date) => ({ date })) }
}

test('an event is on the page of its last date alone, in the order of the dates', () => {
  const events = [
    event('winter', '2026-12-30', '2027-01-08'),
    event('spring', '2027-03-01'),
    event('early', '2027-01-02'),
    event('old', '2026-05-01'),
  ]
  const ids = (period: string) => eventsOf(events, period).map(({ id }) => id)
  expect(ids('2027')).toEqual(['early', 'winter', 'spring'])
  expect(ids('2027/01')).toEqual(['early', 'winter'])
  expect(ids('2026')).toEqual(['old'])
})
