import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '../lib/i18n/locales'
import { mistakes } from '../testing/editor-mistakes'
import { sampleContent } from '../testing/sample-content'
import { checkContent } from '../tools/content-check/check-content'
import { fixFile } from '../tools/content-check/fix-file'
import { readJsonFile } from '../tools/content-check/json-file'
import { mistakesIn, type Form } from './check-before-save'
import { readConfiguration } from './read-configuration'

const messages = locales.map((locale) => `messages/${locale}.json`)
const files = new Map([
  ...messages.map((file) => [file, readFileSync(file, 'utf8')] as const),
  ...Object.entries(sampleContent),
])

/** What a mistake in a file concerns: to check all takes long. */
function filesBeside(file: string): ReadonlyMap<string, string> {
  return file.startsWith('messages/') ? files : new Map(Object.entries(sampleContent))
}

const today = '2027-03-15'
let forms: Form[]

beforeAll(() => {
  const { collections } = readConfiguration() as { collections: (Form & { files?: Form[] })[] }
  forms = collections.flatMap(({ files: all, ...entry }) => all ?? entry)
})

function said(file: string, text: string): string[] {
  return mistakesIn(new Map([...filesBeside(file), [file, text]]), [file], forms, today).mistakes
}

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
  expect(mistakesIn(new Map([...filesBeside(file), [file, text]]), [file], forms, today)).toEqual({
    mistakes: [],
    missing: [field],
  })
})

/** Of a text that is empty the application speaks when the form is sent. */
const saidLater = [
  'a language that is missing',
  'an empty text',
  'a message that English lacks',
  'a public grant without the body that gave it',
  'an amount without a reason',
  'a pause of the listening desk without an end',
  'a text that was copied, not translated',
]

test.each(mistakes)('$name: no form writes it, or it is put right, or it is said', (mistake) => {
  const { file, make, name } = mistake
  const wrong = make(files.get(file) ?? '')
  // A form writes nothing that is no JSON.
  if (readJsonFile(wrong).problems.length > 0) return
  const typed = fixFile(file, wrong) ?? ''
  const after = new Map([...filesBeside(file), [file, typed]])
  const found = checkContent({ files: after, code: '', pictures: new Map(), today })
  const isPutRight = !found.some((one) => one.file === file && one.level === 'error')
  expect(isPutRight || said(file, typed).length > 0).toBe(!saidLater.includes(name))
})
