import { beforeAll, expect, test } from 'vitest'
import { sampleContent } from '../testing/sample-content'
import { mistakesIn, type Form } from './check-before-save'
import { readConfiguration } from './read-configuration'

const files = new Map(Object.entries(sampleContent))
const today = '2027-03-15'
let forms: Form[]

beforeAll(() => {
  const { collections } = readConfiguration() as { collections: (Form & { files?: Form[] })[] }
  forms = collections.flatMap(({ files: all, ...entry }) => all ?? entry)
})

function said(file: string, text: string): string[] {
  return mistakesIn(new Map([...files, [file, text]]), [file], forms, today).mistakes
}

// All that is said: tools/content-check/editor-mistakes.test.ts.
test('content without a mistake can be saved', () => {
  const nothing = { mistakes: [], missing: [] }
  expect(mistakesIn(files, [...files.keys()], forms, today)).toEqual(nothing)
})

test('a mistake is named by the words of the form', () => {
  const file = 'content/association.json'
  const text = (files.get(file) ?? '').replace('0123456"', '0123457"')
  expect(said(file, text)).toEqual([
    'Donazioni, IBAN: non è un IBAN valido. Ricopialo senza spazi e controlla ogni cifra.',
  ])
})

test('a link that two rules stop at is named once', () => {
  const file = 'content/events/due-pomeriggi.json'
  const link = '<p><a href=\\"http://www.example.org/pagina_uno\\">Comune</a></p><p>'
  const sentences = said(
    file,
    (files.get(file) ?? '').replace('<p>', () => link),
  )
  expect(sentences).toEqual([expect.stringMatching(/: .*«http:\/\/www\.example\.org\/pagina_uno»/)])
})

test('no sentence has a name that only the file knows', () => {
  const review = 'content/reviews/recensione-1.json'
  const withoutConsent = (files.get(review) ?? '').replace(/ *"consentOn": .*\n/, '')
  const event = 'content/events/due-pomeriggi.json'
  const withoutWords = (files.get(event) ?? '').replace(
    '"sessions"',
    '"picture": { "file": "/content/pictures/img_2031.webp" }, "sessions"',
  )
  const withoutAmount = (files.get(event) ?? '').replace('"price": "free"', '"price": {}')
  const sentences = [
    ...said(review, withoutConsent),
    ...said(event, withoutWords),
    ...said(event, withoutAmount),
  ]
  expect(sentences).toHaveLength(3)
  expect(sentences.join()).toMatch(/manca il consenso.*oppure che è solo decorazione/)
  expect(sentences.join()).not.toMatch(/[a-z][A-Z]|"/)
})

test.each([
  ['"Dos tardes"', '""', 'Titolo, Spagnolo'],
  [/,\s*"es": "Dos tardes"/, '', 'Titolo, Spagnolo'],
  [/\[\s*"adults"\s*\]/, '[]', 'Per chi è'],
  ['"free"', '""', 'Prezzo'],
  ['"free"', 'null', 'Prezzo'],
])('what is still empty can be kept as a draft, and is named: %s %s', (found, other, field) => {
  const file = 'content/events/due-pomeriggi.json'
  const text = (files.get(file) ?? '').replace(found, other)
  expect(mistakesIn(new Map([...files, [file, text]]), [file], forms, today)).toEqual({
    mistakes: [],
    missing: [field],
  })
})
