import { expect, test } from 'vitest'
import { noticeProblems, sessionProblems } from './date-problems'

const today = '2027-08-01'

function ofNotices(...notices: object[]) {
  return noticeProblems({ 'content/notice.json': notices }, today)
}

function notice(from: string, until: string, it = 'Siamo chiusi.', id = 'avviso') {
  return { id, from, until, text: { it } }
}

test('notices that show together are named once', () => {
  const first = notice('2027-08-09', '2027-08-20', '', 'ferie')
  const second = notice('2027-08-15', '2027-08-25', '', 'telefono')
  expect(ofNotices(first, second)).toEqual([
    {
      file: 'content/notice.json',
      path: [1, 'from'],
      sentence: expect.stringContaining('«ferie»'),
      level: 'warning',
    },
  ])
})

test('notices one after the other, over, or without sound dates do not show together', () => {
  const first = notice('2027-08-09', '2027-08-20')
  expect(ofNotices(first, notice('2027-08-21', '2027-08-25'))).toEqual([])
  expect(ofNotices(first, notice('2027-08-15', '25/8/2027'))).toEqual([])
  const over = notice('2027-07-09', '2027-07-31')
  expect(ofNotices(over, over)).toEqual([])
})

const summer = ['2027-08-09', '2027-08-20'] as const
const winter = ['2027-12-24', '2028-01-06'] as const

test.each([
  [summer, 'Dal 9 al 20 agosto lo sportello è chiuso.'],
  [summer, 'Chiuso 9–20 agosto 2027. Riapriamo lunedì 23 agosto.'],
  [summer, 'Siamo chiusi. Torniamo il 21 agosto.'],
  [summer, 'Il 12 agosto il telefono non risponde.'],
  [winter, 'Dal 24 dicembre 2027 al 6\u00a0gennaio 2028 siamo chiusi.'],
  [['2027-12-24', '2028-01-08'], 'Siamo chiusi fino all’8 gennaio.'],
] as const)('%j agrees with «%s»', ([from, until], text) => {
  expect(ofNotices(notice(from, until, text))).toEqual([])
})

test.each([
  [summer, 'Dal 9 al 18 agosto siamo chiusi.', '«al 18 agosto»'],
  [summer, 'Chiuso 9–21 agosto. Riapriamo il 23 agosto.', '«–21 agosto»'],
  [summer, 'Dal 9 al 20 settembre siamo chiusi.', '«al 20 settembre»'],
  [summer, 'Il 12 settembre siamo chiusi.', '«12 settembre», ma l’avviso si vede dal 2027-08-09'],
  [summer, 'Il 12 agosto 2028 siamo chiusi.', '«12 agosto 2028»'],
  [winter, 'Siamo chiusi fino all’8 gennaio.', '«all’8 gennaio»'],
] as const)('%j does not agree with «%s»', ([from, until], text, sentence) => {
  expect(ofNotices(notice(from, until, text))).toEqual([
    {
      file: 'content/notice.json',
      path: [0, 'text', 'it'],
      sentence: expect.stringContaining(sentence),
      level: 'warning',
    },
  ])
})

function ofSessions(...sessions: object[]) {
  return sessionProblems({ 'content/events.json': [{ sessions }] })
}

const monday = { date: '2027-10-25', start: '16:00', end: '18:30' }
const tuesday = { date: '2027-10-26', start: '16:00', end: '18:30' }

test('sessions in order, of which one was named already, are as they were meant', () => {
  expect(ofSessions(monday, { date: '25/9/2027', start: '9', end: '24:00' }, tuesday)).toEqual([])
})

test('a date that stands after a later one may have a wrong month', () => {
  expect(ofSessions(tuesday, monday)).toEqual([
    {
      file: 'content/events.json',
      path: [0, 'sessions', 1, 'date'],
      sentence: expect.stringContaining('2027-10-25 sta dopo il 2027-10-26, ma viene prima'),
      level: 'warning',
    },
  ])
  expect(ofSessions({ ...monday, start: '19:00', end: '20:00' }, monday)).toHaveLength(1)
})

test.each([
  [{ date: '2027-10-31', start: '02:15', end: '04:00' }, 'start', 'le 02:15 ci sono due volte'],
  [{ date: '2027-10-30', start: '21:00', end: '02:59' }, 'end', 'le 02:59 ci sono due volte'],
])('%j may mean two moments', (session, end, sentence) => {
  expect(ofSessions(session)).toEqual([
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
    ofSessions(
      { date: '2027-10-30', start: '21:00', end: '01:59' },
      { date: '2027-10-31', start: '03:00', end: '05:00' },
    ),
  ).toEqual([])
})
