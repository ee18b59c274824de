import { expect, test } from 'vitest'
import { sessionProblems } from './session-problems'

function problems(...sessions: object[]) {
  return sessionProblems({ 'content/events.json': [{ sessions }] })
}

const monday = { date: '2027-10-25', start: '16:00', end: '18:30' }
const tuesday = { date: '2027-10-26', start: '16:00', end: '18:30' }

test('sessions in order, of which one was named already, are as they were meant', () => {
  expect(problems(monday, { date: '25/9/2027', start: '9', end: '24:00' }, tuesday)).toEqual([])
})

test('a date that stands after a later one may have a wrong month', () => {
  expect(problems(tuesday, monday)).toEqual([
    {
      file: 'content/events.json',
      path: [0, 'sessions', 1, 'date'],
      sentence: expect.stringContaining('2027-10-25 sta dopo il 2027-10-26, ma viene prima'),
      level: 'warning',
    },
  ])
  expect(problems({ ...monday, start: '19:00', end: '20:00' }, monday)).toHaveLength(1)
})

test.each([
  [{ date: '2027-10-31', start: '02:15', end: '04:00' }, 'start', 'le 02:15 ci sono due volte'],
  [{ date: '2027-10-30', start: '21:00', end: '02:59' }, 'end', 'le 02:59 ci sono due volte'],
])('%j may mean two moments', (session, end, sentence) => {
  expect(problems(session)).toEqual([
    {
      file: 'content/events.json',
      path: [0, 'sessions', 0, end],
      sentence: expect.stringContaining(sentence),
      level: 'warning',
    },
  ])
})

test('hours beside the one that comes twice mean one moment', () => {
  expect(
    problems(
      { date: '2027-10-30', start: '21:00', end: '01:59' },
      { date: '2027-10-31', start: '03:00', end: '05:00' },
    ),
  ).toEqual([])
})
