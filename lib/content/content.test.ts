import { buildCustomRoute } from 'next/dist/lib/build-custom-route'
import { describe, expect, test } from 'vitest'
import associationJson from '@/content/association.json'
import { everyLanguage } from '@/testing/every-language'
import { sampleEvent } from '@/testing/sample-event'
import { locales } from '../i18n/locales'
import { associationSchema } from './association-schema'
import { eventsSchema } from './events-schema'
import { isFiscalCode, isIban } from './fields'
import { parseContent } from './parse-content'
import { toNextRedirects } from './redirects'
import { redirectsSchema } from './redirects-schema'
import { reviewsSchema } from './reviews-schema'
import { samplesIn } from './samples'

type Event = ReturnType<typeof sampleEvent>

/** What the build says about an event that is changed in this way. */
function eventsProblem(change: (event: Record<string, unknown>) => void): string {
  const event = sampleEvent()
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
      'content/events.json, «due-pomeriggi».title.es: manca. Scrivi il testo in spagnolo.',
    )
  })

  test('an unknown audience', () => {
    expect(eventsProblem((event) => (event.audiences = ['adulti']))).toBe(
      'content/events.json, «due-pomeriggi».audiences n. 1: «adulti» non è tra i valori ammessi: children, teens, youth, adults, elderly. Per esempio "children".',
    )
  })

  test('a key that is not expected', () => {
    expect(eventsProblem((event) => (event.prezzo = 'gratis'))).toBe(
      'content/events.json, «due-pomeriggi».prezzo: «prezzo» non è previsto qui. Controlla come è scritto o toglilo.',
    )
  })

  test('HTML that is not allowed', () => {
    expect(
      eventsProblem(
        (event) => ((event.description as Event['description']).en = '<p onclick="x()">Hi</p>'),
      ),
    ).toBe(
      "content/events.json, «due-pomeriggi».description.en: l’attributo onclick di <p> non è ammesso.",
    )
  })

  test('an empty text', () => {
    expect(eventsProblem((event) => ((event.title as Event['title']).it = ' '))).toBe(
      'content/events.json, «due-pomeriggi».title.it: è vuoto. Scrivi il testo.',
    )
  })

  test('a wrong IBAN', () => {
    const association = structuredClone(associationJson)
    association.donations.iban = 'IT60X0542811101000000123457'
    expect(() => parseContent('content/association.json', associationSchema, association)).toThrow(
      'content/association.json, donations.iban: non è un IBAN valido. Ricopialo senza spazi e controlla ogni cifra.',
    )
  })
})

describe('the name of a review is the one that the person agreed to', () => {
  function named(name: string, nameForm: string) {
    const text = everyLanguage({ it: 'Bene.', en: 'Well.', es: 'Bien.' })
    const review = { id: 'a', name, text, consentOn: '2027-02-01', nameForm }
    return () => parseContent('content/reviews.json', reviewsSchema, [review])
  }

  test.each([
    ['Maria Rossi', 'first-name', 'Togli il cognome'],
    ['Maria\u00a0R.', 'first-name', 'Togli il cognome'],
    ['Maria', 'initial', 'solo l’iniziale'],
  ])('%s is not %s', (name, form, sentence) => expect(named(name, form)).toThrow(sentence))

  test.each([
    ['Maria', 'first-name'],
    ['Anna-Maria', 'first-name'],
    ['M.', 'initial'],
    ['Una mamma', 'invented'],
  ])('%s is %s', (name, form) => expect(named(name, form)).not.toThrow())
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

describe('redirects', () => {
  const prefixes = locales.map((locale) => (locale === 'it' ? '' : `/${locale}`))

  test('keep the language, for good; those that leave the site are the same in all, for now', () => {
    expect(
      toNextRedirects([
        { from: '/chi-siamo', to: '/about-us' },
        { from: '/foto', to: 'https://example.org/album' },
      ]).map(({ source, destination, permanent }) => `${source} ${destination} ${permanent}`),
    ).toEqual([
      ...prefixes.map((prefix) => `${prefix}/chi-siamo ${prefix}/about-us true`),
      ...prefixes.map((prefix) => `${prefix}/foto https://example.org/album false`),
    ])
  })

  test.each([
    ['/eventi/due-pomeriggi-insieme', true],
    ['/eventi/Due_Pomeriggi', false],
    ['/eventi/a/b', false],
    ['/eventi/', false],
  ])('with a parameter take only what has its shape: %s %s', (path, taken) => {
    const rules = toNextRedirects([{ from: '/eventi/:id', to: '/events/:id' }])
    const regexes = rules.map((rule) => buildCustomRoute('redirect', rule, ['/_next']).regex)
    expect(regexes).toHaveLength(prefixes.length)
    expect(regexes.some((regex) => new RegExp(regex).test(path))).toBe(taken)
  })

  test.each([
    ['/foto', 'http://example.org/', 'né una pagina del sito né un indirizzo https'],
    ['/foto', 'https://album', 'né una pagina del sito né un indirizzo https'],
    ['/foto', 'https://me:secret@example.org/', 'né una pagina del sito né un indirizzo https'],
    ['/foto', '/nowhere', 'né una pagina del sito né un indirizzo https'],
    ['/events', '/about-us', 'è già una pagina del sito'],
    ['/eventi/:name', '/events/:id', 'non è un indirizzo del sito'],
    ['/eventi', '/events/:id', 'lo stesso parametro'],
  ])('from %s to %s are refused', (from, to, reason) => {
    expect(() => parseContent('r.json', redirectsSchema, [{ from, to }])).toThrow(reason)
  })

  test('from one address are not two', () => {
    const redirect = { from: '/foto', to: '/events' }
    expect(() => parseContent('r.json', redirectsSchema, [redirect, redirect])).toThrow(
      'due indirizzi (from) sono uguali.',
    )
  })
})

test('samples are found at any depth, and an empty one has nothing to say', () => {
  expect(
    samplesIn([
      { sample: true, id: 'a' },
      { id: 'c', sample: false, deep: { sample: true, name: 'b' } },
      { id: 'd', closures: { sample: true, daysOff: [] } },
    ]),
  ).toEqual([
    { place: '«a»', summary: 'id «a»' },
    { place: '«c».deep', summary: 'name «b»' },
    { place: '«d».closures', summary: '' },
  ])
})
