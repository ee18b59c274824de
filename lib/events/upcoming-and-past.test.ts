import { expect, test } from 'vitest'
import { eventsByMonth, pastEvents, upcomingEvents } from './upcoming-and-past'

function event(id: string, ...dates: string[]) {
  return { id, sessions: dates.map((date) => ({ date, start: '16:00', end: '18:30' })) }
}

const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id)

const running = event('running', '2027-03-01', '2027-05-01')
const soon = event('soon', '2027-04-01')
const later = event('later', '2027-06-01')
const past = event('past', '2027-02-01')

test('what is upcoming comes by its next date, not by its first', () => {
  const all = [later, running, past, soon]
  expect(ids(upcomingEvents(all, new Date('2027-02-15T12:00Z')))).toEqual([
    'running',
    'soon',
    'later',
  ])
  expect(ids(upcomingEvents(all, new Date('2027-03-15T12:00Z')))).toEqual([
    'soon',
    'running',
    'later',
  ])
})

test('an event is upcoming until its end', () => {
  expect(upcomingEvents([soon], new Date('2027-04-01T16:29:59Z'))).toHaveLength(1)
  expect(upcomingEvents([soon], new Date('2027-04-01T16:30:00Z'))).toHaveLength(0)
  expect(pastEvents([soon], new Date('2027-04-01T16:30:00Z'))).toHaveLength(1)
})

test('what is over comes by its last date, the latest first', () => {
  const ended = pastEvents([past, running, soon, later], new Date('2027-05-02T12:00Z'))
  expect(ids(ended)).toEqual(['running', 'soon', 'past'])
})

test('what is ahead stands under the month of its next date', () => {
  const months = eventsByMonth([running, soon], new Date('2027-03-15T12:00Z'))
  expect(months.map(([month, events]) => [month, ids(events)])).toEqual([
    ['2027-05', ['running']],
    ['2027-04', ['soon']],
  ])
})
