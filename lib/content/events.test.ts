import { describe, expect, test } from 'vitest'
import { sampleEvent, type SampleEvent } from '@/testing/sample-event'
import { parseEvents } from './parse-events'

function parse(...records: { id: string; [field: string]: unknown }[]) {
  return parseEvents(records)
}

/** What the build says about an event that is changed in this way; nothing where it is sound. */
function problem(change: (event: SampleEvent) => void): string {
  const event = sampleEvent()
  change(event)
  try {
    parse(event)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

const session = { date: '2027-10-25', start: '16:00', end: '18:30' }

test('there may be no event at all', () => {
  expect(parse()).toEqual([])
})

test('audiences come by age and once each, however they are written', () => {
  const audiences = ['elderly', 'adults', 'teens', 'adults', 'children']
  const [event] = parse({ ...sampleEvent(), audiences })
  expect(event?.audiences).toEqual(['children', 'teens', 'adults', 'elderly'])
})

test('sessions are put in order, whatever the order in which they are written', () => {
  const [early, late] = [
    { ...session, date: '2027-03-20' },
    { ...session, date: '2027-04-03' },
  ]
  const morning = { ...session, start: '09:00', end: '11:00' }
  const [event] = parse({ ...sampleEvent('a'), sessions: [session, late, morning, early] })
  expect(event?.sessions).toEqual([
    { ...early, id: 'a-1' },
    { ...late, id: 'a-2' },
    { ...morning, id: 'a-3' },
    { ...session, id: 'a-4' },
  ])
})

test('events come by their first date, then by id, however their files are listed', () => {
  const on = (id: string, ...dates: string[]) => ({
    ...sampleEvent(id),
    sessions: dates.map((date) => ({ ...session, date })),
  })
  const listed = [on('d', '2027-03-01'), on('b', '2027-02-01', '2027-01-01'), on('a', '2027-03-01')]
  expect(parse(...listed).map(({ id }) => id)).toEqual(['b', 'a', 'd'])
})

test('the error of an event names its file, and a name that is no id', () => {
  expect(() => parse({ ...sampleEvent('serata'), state: 'x' })).toThrow(
    /^content\/events\/serata\.json:\n[^]*npm run content/,
  )
  expect(() => parse(sampleEvent('La serata'))).toThrow(/^content\/events\/La serata\.json:/)
})

describe('one sentence tells an editor what is wrong', () => {
  test.each([
    [[session, { ...session, end: '19:00' }], 'la data 2027-10-25 16:00 c’è due volte.'],
    [[{ ...session, end: '16:00' }], 'la fine deve venire dopo l’inizio'],
    [[{ ...session, date: '2207-10-25' }], 'Forse volevi scrivere 2027-10-25.'],
    [[{ date: '2027-03-28', start: '02:15', end: '04:00' }], 'quell’ora non esiste'],
    [
      [{ ...session, start: '18:00', end: '19:00' }, session],
      'comincia alle 18:00, prima che finisca quella del 2027-10-25 (16:00–18:30).',
    ],
    [
      [
        { ...session, start: '22:00', end: '02:00' },
        { date: '2027-10-26', start: '01:00', end: '03:00' },
      ],
      'comincia alle 01:00, prima che finisca quella del 2027-10-25 (22:00–02:00).',
    ],
  ])('sessions %j', (sessions, sentence) => {
    expect(problem((event) => (event.sessions = sessions))).toContain(sentence)
  })

  test.each([
    ['gratis', 'non è un prezzo.'],
    [{ euro: -1 }, 'non è una somma in euro.'],
    [{ euro: 1.234 }, 'non è una somma in euro.'],
  ])('price %j', (price, sentence) => {
    expect(problem((event) => Object.assign(event, { price }))).toContain(sentence)
  })

  test('a state that followers do not know of', () => {
    expect(problem((event) => (event.state = 'full'))).toContain('chi segue l’evento')
  })

  test('bookings that close after the event', () => {
    const sentence = 'viene dopo l’ultima data dell’evento.'
    expect(problem((event) => (event.bookingUntil = '2027-10-27'))).toContain(sentence)
  })
})

describe('sound, and accepted', () => {
  test.each(['free', 'donation', { euro: 12.5 }])('price %j, with a reservation', (price) => {
    const change = { price, reservationRequired: true }
    expect(problem((event) => Object.assign(event, change))).toBe('')
  })

  test('a state of which followers are told', () => {
    const change = { state: 'cancelled', updatedOn: '2026-11-02' }
    expect(problem((event) => Object.assign(event, change))).toBe('')
  })

  test('a session that begins when another ends', () => {
    const next = { ...session, start: session.end, end: '20:00' }
    expect(problem((event) => (event.sessions = [session, next]))).toBe('')
  })

  test('an end after midnight, and the hour that comes twice in October', () => {
    const late = { date: '2027-10-30', start: '21:00', end: '00:30' }
    const twice = { date: '2027-10-31', start: '02:30', end: '05:00' }
    expect(problem((event) => (event.sessions = [late, twice]))).toBe('')
  })
})
