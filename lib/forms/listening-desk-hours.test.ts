import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { catalog } from '@/e2e/support/site'
import { locales } from '@/lib/i18n/locales'
import { submission } from '@/testing/submissions'
import { describeListeningDesk } from '../mail/describe-listening-desk'
import { options } from './listening-desk'
import { listeningDeskSchema } from './listening-desk-schema'
import { optionWords, type Option } from './option-words'

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

test('the form says them in each language', () => {
  const words = locales.map((locale) => {
    const messages = catalog[locale]
    const t = createTranslator({ locale, messages, namespace: 'FormOptions' })
    const choices: Option[] = [
      { field: 'day', code: 'saturday' },
      { field: 'timeSlot', code: '9:30-12' },
      { field: 'timeSlot', code: '15-18:45' },
    ]
    const said = choices.map((option) =>
      optionWords(option, locale, t).replaceAll(/[\u00a0\u202f]/g, ' '),
    )
    return [locale, said]
  })
  expect(Object.fromEntries(words)).toMatchObject({
    it: ['Sabato', 'Dalle 9:30 alle 12', 'Dalle 15 alle 18:45'],
    en: ['Saturday', '9:30 am to 12 pm', '3 pm to 6:45 pm'],
    es: ['Sábado', 'De 9:30 a 12 h', 'De 15 a 18:45 h'],
  })
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

test('the staff read them in words', () => {
  const { answers } = describeListeningDesk(
    parse({ day: 'saturday', timeSlot: '15-18:45' }).data as never,
  )
  expect(answers.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual(
    expect.arrayContaining(['Sabato', 'Dalle 15 alle 18:45']),
  )
})
