import { expect, test } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { parseContent } from './parse-content'
import { listeningDeskSchema } from './schemas/listening-desk'

const desk = {
  days: ['monday'],
  slots: [{ start: '10:00', end: '13:00' }],
  closures: { daysOff: ['02-29'] },
  calling: {
    number: everyLanguage({ it: 'Chiamiamo', en: 'We call', es: 'Llamamos' }),
    missed: everyLanguage({ it: 'Richiama', en: 'Call back', es: 'Llama' }),
  },
}

function parse(changes: object) {
  return parseContent('content/listening-desk.json', listeningDeskSchema, { ...desk, ...changes })
}

test('the days of the week stand in their order, each once', () => {
  expect(parse({ days: ['friday', 'tuesday'] }).days).toEqual(['tuesday', 'friday'])
  expect(() => parse({ days: ['monday', 'monday'] })).toThrow('due volte')
})

test.each([
  [{ closures: { daysOff: ['25/12'] } }, 'mese-giorno se torna ogni anno, per esempio 12-25'],
  [{ closures: { daysOff: ['12-25', '12-25'] } }, '«12-25» c’è due volte'],
  [{ closures: { daysOff: ['2027-12-25', '12-25'] } }, '«2027-12-25» non serve'],
  [{ closures: { daysOff: ['02-30'] } }, 'nel calendario'],
  [{ closures: { daysOff: ['2027-02-29'] } }, 'nel calendario'],
  [{ slots: [{ start: '13:00', end: '10:00' }] }, 'la fine'],
  [
    {
      slots: [
        { start: '17:00', end: '19:00' },
        { start: '10:00', end: '13:00' },
      ],
    },
    'dal primo',
  ],
])('%j is refused', (changes, reason) => {
  expect(() => parse(changes)).toThrow(reason)
})
