import { describe, expect, test } from 'vitest'
import { sampleEvent } from '@/testing/sample-event'
import { parseContent } from './parse-content'
import { eventsSchema } from './schemas/events'

type EventJson = ReturnType<typeof sampleEvent> & { bookingUntil?: string; publishedOn?: string }

function parse(...records: EventJson[]) {
  return parseContent('content/events.json', eventsSchema, records)
}

/** What the build says about an event that is changed in this way; nothing where it is sound. */
function problem(change: (event: EventJson) => void): string {
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
    { ...early, id: 'a-4' },
    { ...late, id: 'a-2' },
    { ...morning, id: 'a-3' },
    { ...session, id: 'a-1' },
  ])
})

test('each date has an id that no other has: its own, or one of the event and its place', () => {
  const known = { ...session, id: 'b-1' }
  const [original, copy] = parse(
    { ...sampleEvent('a'), sessions: [known, { ...session, date: '2027-10-26' }] },
    { ...sampleEvent('b'), sessions: [known, { ...session, date: '2027-10-27' }] },
  )
  expect(original?.sessions.map(({ id }) => id)).toEqual(['b-1', 'a-2'])
  expect(copy?.sessions.map(({ id }) => id)).toEqual(['b-2', 'b-3'])
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
    expect(problem((event) => (event.price = price))).toContain(sentence)
  })

  test('bookings that close after the event', () => {
    const sentence = 'viene dopo l’ultima data dell’evento.'
    expect(problem((event) => (event.bookingUntil = '2027-10-27'))).toContain(sentence)
  })

  test('two events with one id', () => {
    expect(() => parse(sampleEvent('a'), sampleEvent('a'))).toThrow('lo stesso id c’è due volte.')
  })
})

describe('sound, and accepted', () => {
  test.each(['free', 'donation', { euro: 12.5 }])('price %j, with a reservation', (price) => {
    const change = { price, reservationRequired: true }
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
