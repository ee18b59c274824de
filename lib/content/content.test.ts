import { describe, expect, test } from 'vitest'
import associationJson from '@/content/association.json'
import eventsJson from '@/content/events.json'
import { associationSchema } from './association'
import { eventsSchema } from './events'
import { isFiscalCode, isIban } from './fields'
import { jsonSyntaxProblem } from './json-syntax'
import { parseContent } from './parse-content'
import { toNextRedirects } from './redirects'
import { samplesIn } from './samples'

type Event = (typeof eventsJson)[number]

/** What the build says about the events file when its only event is changed in this way. */
function eventsProblem(change: (event: Record<string, unknown>) => void): string {
  const event = structuredClone(eventsJson[0] as Event)
  change(event)
  try {
    parseContent('content/events.json', eventsSchema, [event])
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('a mistake in a content file is one sentence that an editor understands', () => {
  test('a missing language', () => {
    expect(eventsProblem((event) => delete (event.title as Partial<Event['title']>).es)).toBe(
      'content/events.json, [0].title.es: manca. Scrivi il testo in spagnolo.',
    )
  })

  test('a date that does not exist', () => {
    expect(
      eventsProblem(
        (event) => (event.sessions = [{ date: '2027-13-25', start: '16:00', end: '18:30' }]),
      ),
    ).toBe(
      'content/events.json, [0].sessions[0].date: «2027-13-25» non è una data. Scrivi anno-mese-giorno, per esempio 2027-10-25.',
    )
  })

  test('an end before the start', () => {
    expect(
      eventsProblem(
        (event) => (event.sessions = [{ date: '2027-10-25', start: '16:00', end: '08:30' }]),
      ),
    ).toBe('content/events.json, [0].sessions[0]: la fine (end) deve venire dopo l’inizio (start).')
  })

  test('an unknown audience', () => {
    expect(eventsProblem((event) => (event.audiences = ['adulti']))).toBe(
      'content/events.json, [0].audiences[0]: «adulti» non è tra i valori ammessi: adults, children, teens, youth, elderly.',
    )
  })

  test('a key that is not expected', () => {
    expect(eventsProblem((event) => (event.prezzo = 'gratis'))).toBe(
      'content/events.json, [0]: «prezzo» non è previsto qui. Controlla come è scritto o toglilo.',
    )
  })

  test('HTML that is not allowed', () => {
    expect(
      eventsProblem(
        (event) => ((event.description as Event['description']).en = '<p onclick="x()">Hi</p>'),
      ),
    ).toBe("content/events.json, [0].description.en: l'attributo onclick di <p> non è ammesso.")
  })

  test('an empty text', () => {
    expect(eventsProblem((event) => ((event.title as Event['title']).it = ' '))).toBe(
      'content/events.json, [0].title.it: è vuoto. Scrivi il testo.',
    )
  })

  test('a wrong IBAN', () => {
    const association = structuredClone(associationJson)
    association.donations.iban = 'IT60X0542811101000000123457'
    expect(() => parseContent('content/association.json', associationSchema, association)).toThrow(
      'content/association.json, donations.iban: non è un IBAN valido. Ricopialo senza spazi e controlla ogni cifra.',
    )
  })

  test('a trailing comma', () => {
    expect(jsonSyntaxProblem('{\n  "a": 1,\n}\n')).toBe(
      "riga 2: c'è una virgola di troppo prima di «}». Togli la virgola.",
    )
  })

  test('a missing comma, and a file that ends too soon', () => {
    expect(jsonSyntaxProblem('{\n  "a": 1\n  "b": 2\n}')).toMatch(
      /^riga 3: qui non ci si aspetta «"»/,
    )
    expect(jsonSyntaxProblem('{\n  "a": [1')).toMatch(/^riga 2: il file finisce troppo presto/)
    expect(jsonSyntaxProblem('{ "a": 1 }')).toBeUndefined()
  })
})

describe('check digits', () => {
  test.each([
    ['IT60X0542811101000000123456', true],
    ['IT60X0542811101000000123465', false],
    ['it60x0542811101000000123456', false],
    ['IT60 X054 2811 1010 0000 0123 456', false],
    ['DE89370400440532013000', false],
  ])('IBAN %s: %s', (iban, valid) => expect(isIban(iban)).toBe(valid))

  test.each([
    ['00000000000', true],
    ['12345678903', true],
    ['12345678901', false],
    ['1234567890', false],
  ])('fiscal code %s: %s', (code, valid) => expect(isFiscalCode(code)).toBe(valid))
})

test('a redirect keeps the language, and one that leaves the site is the same in all', () => {
  expect(
    toNextRedirects([
      { from: '/chi-siamo', to: '/about-us' },
      { from: '/foto', to: 'https://example.org/album' },
    ]).map(({ source, destination }) => `${source} ${destination}`),
  ).toEqual([
    '/chi-siamo /about-us',
    '/en/chi-siamo /en/about-us',
    '/es/chi-siamo /es/about-us',
    '/foto https://example.org/album',
    '/en/foto https://example.org/album',
    '/es/foto https://example.org/album',
  ])
})

test('samples are found at any depth', () => {
  expect(
    samplesIn([
      { sample: true, id: 'a' },
      { sample: false, deep: { sample: true, name: 'b' } },
    ]),
  ).toEqual([
    { place: '[0]', summary: 'id «a»' },
    { place: '[1].deep', summary: 'name «b»' },
  ])
})
