import { expect, test } from 'vitest'
import { mistakes } from '@/testing/editor-mistakes'
import { everyLanguage } from '@/testing/every-language'
import { sampleContent } from '@/testing/sample-content'
import { checkContent } from './check-content'
import { findingLine } from './finding'
import type { Site } from './read-site'

/** Messages with all that the mistakes are made in. */
const messages = (newsTitle: string, lead: string, privacy: string) => ({
  HomePage: { newsTitle, lead, privacy },
})

const sampleMessages = everyLanguage({
  it: messages('Notizie', 'Siamo a {city}.', 'Leggi l’<privacy>informativa</privacy>.'),
  en: messages('News', 'We’re in {city}.', 'Read the <privacy>notice</privacy>.'),
  es: messages('Noticias', 'Estamos en {city}.', 'Lee la <privacy>política</privacy>.'),
})

/** No more than the mistakes concern: of all else the check says that it is missing. */
const site: Site = {
  files: new Map([
    ...Object.entries(sampleContent),
    ...Object.entries(sampleMessages).map(
      ([locale, catalog]) =>
        [`messages/${locale}.json`, `${JSON.stringify(catalog, null, 2)}\n`] as const,
    ),
  ]),
  code: '',
  pictures: new Map(),
  today: '2027-03-15',
}

const association = 'content/association.json'

/** Warnings as well. */
function sentencesAfter(file: string, text: string): string[] {
  return sentencesOf({ ...site, files: new Map([...site.files, [file, text]]) })
}

function sentencesOf(content: Site): string[] {
  return checkContent(content)
    .filter(({ sentence }) => !/^il file manca\./.test(sentence))
    .map(findingLine)
}

function textOf(file: string): string {
  return Buffer.from(site.files.get(file) ?? '').toString()
}

test('the sample content has no mistake', () => {
  expect(sentencesOf(site)).toEqual([])
})

test.each(mistakes)('$name: one sentence, whose advice helps', ({ file, at, says, make, fix }) => {
  const right = textOf(file)
  const wrong = make(right)
  expect(wrong).not.toBe(right)
  const found = sentencesAfter(file, wrong)
  expect(found).toEqual([expect.stringMatching(says instanceof RegExp ? says : escaped(says))])
  const lines = wrong.split('\n')
  const place = at ?? lines.find((line, index) => line !== right.split('\n')[index]) ?? ''
  expect(wrong).toContain(place)
  const line = wrong.slice(0, wrong.indexOf(place)).split('\n').length
  expect(found[0]).toContain(`${file}, riga ${line}`)
  const mended = fix ? fix(wrong) : right
  expect(mended).not.toBe(wrong)
  expect(sentencesAfter(file, mended)).toEqual([])
})

test('a file that is saved as ANSI is named with the line of its first accent', () => {
  const text = textOf(association)
  const bytes = Buffer.from(text.replaceAll('’', 'à'), 'latin1')
  const files = new Map([...site.files, [association, bytes]])
  const line = text.slice(0, text.indexOf('’')).split('\n').length
  expect(sentencesOf({ ...site, files })).toEqual([
    expect.stringMatching(`content/association.json, riga ${line}: le lettere accentate`),
  ])
})

function escaped(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
