import { expect, test, vi } from 'vitest'
import { submission } from '@/testing/submissions'
import { composeListeningDeskEmail } from '../email/compose-listening-desk-email'
import { options, type ListeningDesk, listeningDeskSchema } from './listening-desk'

vi.mock('../../content/listening-desk.json', () => ({
  default: {
    days: ['saturday', 'tuesday'],
    slots: [
      { start: '09:30', end: '12:00' },
      { start: '15:00', end: '18:45' },
    ],
    closures: { daysOff: [] },
  },
}))

function parse(changes: object) {
  return listeningDeskSchema.safeParse(
    submission('listening-desk', { day: 'tuesday', dayOther: undefined, ...changes }),
  )
}

test('the form offers the days and slots of the content, and a word of one’s own', () => {
  expect(options.day).toEqual(['tuesday', 'saturday', 'other'])
  expect(options.timeSlot).toEqual(['9:30-12', '15-18:45', 'other'])
})

test('the staff read them in words', () => {
  const { data } = parse({ day: 'saturday', timeSlot: '15-18:45' })
  const { answers } = composeListeningDeskEmail({ ...(data as ListeningDesk), reference: '' })
  expect(answers.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining(['Sabato', 'Dalle 15 alle 18:45']),
  )
})

test.each([
  ['a day on offer', { day: 'saturday' }, true],
  ['a time on offer', { timeSlot: '15-18:45' }, true],
  ['a day that was on offer when the page was opened', { day: 'friday' }, true],
  ['a time that was on offer when the page was opened', { timeSlot: '17-19' }, true],
  ['another day', { day: 'sunday' }, false],
  ['another time', { timeSlot: '9-12' }, false],
])('%s', (_, changes, isTaken) => {
  expect(parse(changes).success).toBe(isTaken)
})
