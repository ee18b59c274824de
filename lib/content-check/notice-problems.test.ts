import { expect, test } from 'vitest'
import { noticeProblems } from './notice-problems'

const today = '2027-08-01'

function problems(...notices: object[]) {
  return noticeProblems({ 'content/notice.json': notices }, today)
}

function notice(from: string, until: string, it = 'Siamo chiusi.', id = 'avviso') {
  return { id, from, until, text: { it } }
}

test('notices that show together are named once, with the days', () => {
  const first = notice('2027-08-09', '2027-08-20', '', 'ferie')
  const second = notice('2027-08-15', '2027-08-25', '', 'telefono')
  expect(problems(first, second)).toEqual([
    {
      file: 'content/notice.json',
      path: [1, 'from'],
      sentence: expect.stringMatching(/^dal 2027-08-15 al 2027-08-20 .* «ferie»/),
      level: 'warning',
    },
  ])
})

test('notices one after the other, over, or without sound dates do not show together', () => {
  const first = notice('2027-08-09', '2027-08-20')
  expect(problems(first, notice('2027-08-21', '2027-08-25'))).toEqual([])
  expect(problems(first, notice('2027-08-15', '25/8/2027'))).toEqual([])
  const over = notice('2027-07-09', '2027-07-31')
  expect(problems(over, over)).toEqual([])
})

const summer = ['2027-08-09', '2027-08-20'] as const
const winter = ['2027-12-24', '2028-01-06'] as const

test.each([
  [summer, 'Dal 9 al 20 agosto lo sportello è chiuso.'],
  [summer, 'Chiuso 9–20 agosto 2027. Riapriamo lunedì 23 agosto.'],
  [summer, 'Siamo chiusi. Torniamo il 21 agosto.'],
  [summer, 'Il 12 agosto il telefono non risponde.'],
  [summer, 'Dal 12 agosto il telefono non risponde.'],
  [summer, 'Il numero 070 20 agostini non c’entra.'],
  [winter, 'Dal 24 dicembre al 6 gennaio siamo chiusi.'],
  [winter, 'Dal 24 dicembre 2027 al 6\u00a0gennaio 2028 siamo chiusi.'],
  [['2027-12-24', '2028-01-08'], 'Siamo chiusi fino all’8 gennaio.'],
] as const)('%j agrees with «%s»', ([from, until], text) => {
  expect(problems(notice(from, until, text))).toEqual([])
})

test.each([
  [
    summer,
    'Dal 9 al 25 agosto siamo chiusi.',
    '«al 25 agosto», ma l’avviso si vede fino al 2027-08-20',
  ],
  [
    summer,
    'Dal 9 al 18 agosto siamo chiusi.',
    '«al 18 agosto», ma l’avviso si vede fino al 2027-08-20',
  ],
  [summer, 'Chiuso 9–21 agosto. Riapriamo il 23 agosto.', '«–21 agosto»'],
  [summer, 'Dal 9 al 20 settembre siamo chiusi.', '«al 20 settembre»'],
  [summer, 'Il 12 settembre siamo chiusi.', '«12 settembre», ma l’avviso si vede dal 2027-08-09'],
  [summer, 'Il 1º agosto siamo chiusi.', '«1º agosto»'],
  [summer, 'Il 12 agosto 2028 siamo chiusi.', '«12 agosto 2028»'],
  [winter, 'Siamo chiusi fino all’8 gennaio.', '«all’8 gennaio»'],
] as const)('%j does not agree with «%s»', ([from, until], text, sentence) => {
  expect(problems(notice(from, until, text))).toEqual([
    {
      file: 'content/notice.json',
      path: [0, 'text', 'it'],
      sentence: expect.stringContaining(sentence),
      level: 'warning',
    },
  ])
})
