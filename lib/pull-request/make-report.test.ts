import { beforeAll, expect, test } from 'vitest'
import { sampleContent } from '@/testing/sample-content'
import type { Site } from '../content-check/check-content'
import { readSite } from '../content-check/read-site'
import { siteTexts } from '../content-check/site-texts'
import { acceptedTranslations, translationsFile } from '../content-check/translations'
import { locales } from '../i18n/locales'
import { makeReport } from './make-report'
import { reportSchema } from './report-schema'

const translations = locales.length - 1
const record = 'content/translations.json'

let before: Site

beforeAll(async () => {
  const real = await readSite(process.cwd())
  const files = new Map([...real.files, ...Object.entries(sampleContent)])
  // Without the code: which keys it uses is no part of this.
  before = accepted({ ...real, files, sources: new Map(), today: '2027-03-15' })
})

function textOf(site: Site, file: string): string {
  return Buffer.from(site.files.get(file) ?? '').toString()
}

function accepted(site: Site): Site {
  const content = [...site.files.keys()].map((file) => [file, JSON.parse(textOf(site, file))])
  const all = acceptedTranslations(siteTexts(Object.fromEntries(content)))
  return { ...site, files: new Map([...site.files, [record, translationsFile(all)]]) }
}

function changed(file: string, change: (text: string) => string): Site {
  const text = textOf(before, file)
  expect(change(text), file).not.toBe(text)
  return { ...before, files: new Map([...before.files, [file, change(text)]]) }
}

function report(after: Site) {
  return reportSchema.parse(makeReport(before, after))
}

test('nothing changed: nothing to tell', () => {
  const { errors, files, translations: shares } = report(before)
  expect({ errors, files }).toEqual({ errors: 0, files: [] })
  expect(shares.map(({ before, after }) => [before, after.upToDate])).toEqual(
    shares.map(({ after }) => [after, after.total]),
  )
  expect(shares).toHaveLength(translations)
})

test('a telephone number is one change, as it was and as it is', () => {
  const file = 'content/association.json'
  const after = changed(file, (text) => text.replace('+390701234567', '+390707654321'))
  expect(report(after)).toMatchObject({
    errors: 0,
    files: [
      {
        file,
        changes: [{ place: 'contacts.phone', before: '+390701234567', after: '+390707654321' }],
        left: 0,
      },
    ],
  })
})

test('an event that is added is one change, wherever it stands in the list', () => {
  const file = 'content/events.json'
  const after = changed(file, (text) => {
    const [event] = JSON.parse(text)
    return JSON.stringify([{ ...event, id: 'serata' }, event])
  })
  expect(report(after).files).toEqual([
    { file, changes: [{ place: '«serata»', after: 'Due pomeriggi' }], left: 0 },
  ])
})

test('an Italian sentence makes exactly its translations out of date', () => {
  const after = changed('messages/it.json', (text) =>
    text.replace(/"reviewsTitle": "[^"]*"/, '"reviewsTitle": "Che cosa dicono"'),
  )
  const { files, translations: shares } = report(after)
  expect(files).toMatchObject([
    {
      file: 'messages/it.json',
      changes: [{ place: 'HomePage.reviewsTitle', after: 'Che cosa dicono' }],
    },
  ])
  expect(shares.map(({ language, stale }) => [language, stale])).toEqual(
    shares.map(({ language }) => [language, [`messages/${language}.json, HomePage.reviewsTitle`]]),
  )
  expect(shares.map(({ after }) => after.total - after.upToDate)).toEqual(shares.map(() => 1))
})

test('translations that were accepted as they were are counted', () => {
  const after = changed('messages/it.json', (text) =>
    text.replace(/"reviewsTitle": "[^"]*"/, '"reviewsTitle": "Che cosa dicono"'),
  )
  const { translations: shares } = report(accepted(after))
  expect(shares.map(({ staleCount, keptCount }) => [staleCount, keptCount])).toEqual(
    shares.map(() => [0, 1]),
  )
})

test('a file that is no JSON is a mistake with its line, and the rest is told all the same', () => {
  const after = changed('content/redirects.json', (text) => text.replace(/\]\s*$/, ',]'))
  const { errors, findings, files } = report(after)
  expect(errors).toBe(1)
  expect(findings).toEqual([expect.stringMatching(/^content\/redirects\.json, riga \d+: /)])
  expect(files).toEqual([])
})

test('a long text is told from where it changes, and signs that hide are seen', () => {
  const long = 'parola '.repeat(100)
  const file = 'messages/en.json'
  const before = { ...blank(), files: new Map([[file, JSON.stringify({ A: { b: long } })]]) }
  const text = `${long}fine\n\u202e<b>`
  const after = { ...blank(), files: new Map([[file, JSON.stringify({ A: { b: text } })]]) }
  const [change] = makeReport(before, after).files[0]?.changes ?? []
  expect(change?.after).toMatch(/^….*parola fine ⟨U\+202E⟩<b>$/)
  expect(change?.before?.length).toBeLessThan(100)
})

test('a space that was replaced by one that does not break is seen', () => {
  const file = 'messages/en.json'
  const before = { ...blank(), files: new Map([[file, '{"A":{"b":"alle 13"}}']]) }
  const after = { ...blank(), files: new Map([[file, '{"A":{"b":"alle\u00a013"}}']]) }
  expect(makeReport(before, after).files[0]?.changes).toEqual([
    { place: 'A.b', before: 'alle 13', after: 'alle⍽13' },
  ])
})

function blank(): Site {
  return { files: new Map(), sources: new Map(), pictures: new Map(), today: '2027-03-15' }
}
