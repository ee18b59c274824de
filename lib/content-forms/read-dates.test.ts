import { expect, test } from 'vitest'
import { readDate, readSessions } from './read-dates'

test.each([
  '2027-03-06',
  '6/3/2027',
  '06.03.2027',
  '6 marzo 2027',
  'sabato 6 marzo 2027',
  ' Sabato, 6 Marzo 2027 ',
])('%s is a date', (written) => {
  expect(readDate(written)).toEqual({ value: '2027-03-06' })
})

test('the first of a month may have its sign', () => {
  expect(readDate('1º aprile 2027')).toEqual({ value: '2027-04-01' })
})

test.each([
  ['domani', 'non è una data'],
  ['6 marzo', 'non è una data'],
  ['6 march 2027', 'non è una data'],
  ['oggi 6 marzo 2027', 'non è una data'],
  ['31/02/2027', 'non è nel calendario'],
  ['2027-13-01', 'non è nel calendario'],
  ['venerdì 6 marzo 2027', 'quel giorno è sabato'],
])('%s is no date', (written, sentence) => {
  expect(readDate(written)).toEqual({ fault: expect.stringContaining(sentence) })
})

const session = { date: '2027-03-06', start: '16:00', end: '18:30' }

test.each([
  '2027-03-06 16:00-18:30',
  '6 marzo 2027, 16:00–18:30',
  'sabato 6 marzo 2027 dalle 16 alle 18.30',
  '6/3/2027 dalle ore 16:00 alle ore 18:30',
  '- 6 marzo 2027; 16 — 18:30',
  '6 marzo 2027, 16:00 a 18:30',
])('%s is a session', (line) => {
  expect(readSessions(line)).toEqual({ sessions: [session], faults: [] })
})

test('sessions are put in order', () => {
  const { sessions } = readSessions('7 marzo 2027 9-12\n6 marzo 2027 16-18\n6 marzo 2027 9-12')
  expect(sessions.map(({ date, start }) => `${date} ${start}`)).toEqual([
    '2027-03-06 09:00',
    '2027-03-06 16:00',
    '2027-03-07 09:00',
  ])
})

test('each line is a session or a fault, and empty lines are neither', () => {
  const { sessions, faults } = readSessions('2027-03-06 9-12\n\ndi sera\n6 marzo 2027\n')
  expect(sessions).toEqual([{ date: '2027-03-06', start: '09:00', end: '12:00' }])
  expect(faults).toEqual([
    expect.stringContaining('«di sera» non è una data con i suoi orari'),
    expect.stringContaining('«6 marzo 2027» non è una data con i suoi orari'),
  ])
})

test('a long line is read as fast as a short one', () => {
  expect(readSessions(`${'1 '.repeat(30_000)}16-18`).faults).toHaveLength(1)
})
