import { beforeAll, expect, test } from 'vitest'
import { checkContent } from './check-content'
import { findingLine } from './finding'
import { readSite, type Site } from './read-site'

let site: Site

beforeAll(async () => {
  site = { ...(await readSite(process.cwd())), code: '' }
})

function errors(files: Map<string, string>, without: string[] = []): string[] {
  const all = new Map([...site.files, ...files])
  for (const file of without) all.delete(file)
  return checkContent({ ...site, files: all })
    .filter(({ level }) => level === 'error')
    .map(findingLine)
}

/** A file as it is while a language is new: all but its texts are there. */
function withoutLanguage(file: string, language: string): string {
  return JSON.stringify(
    JSON.parse(Buffer.from(site.files.get(file) ?? '').toString()),
    (_, value) => (value?.it && value[language] ? { ...value, [language]: undefined } : value),
  )
}

test('a file of messages that is still empty is one sentence', () => {
  expect(errors(new Map([['messages/es.json', '{}']]))).toEqual([
    expect.stringMatching(
      /^messages\/es\.json, riga 1, .*: manca il testo spagnolo: scrivilo\. Lo stesso vale per altri \d{3} testi/,
    ),
  ])
})

test('a file of content that lacks a language is one sentence, and a text is still named', () => {
  const helplines = 'content/helplines.json'
  const exit = 'content/exit.json'
  const found = errors(
    new Map([
      [helplines, withoutLanguage(helplines, 'es')],
      [exit, withoutLanguage(exit, 'es')],
    ]),
  )
  expect(found.filter((line) => line.startsWith(helplines))).toEqual([
    expect.stringMatching(
      /manca\. Scrivi il testo in spagnolo\. Lo stesso vale per altri \d+ testi/,
    ),
  ])
  expect(found.filter((line) => line.startsWith(exit))).toEqual([
    expect.stringMatching(/url\.es: manca\. Scrivi il testo in spagnolo\.$/),
  ])
})

test('a file of messages that is still a copy of the Italian is one sentence', () => {
  const italian = Buffer.from(site.files.get('messages/it.json') ?? '').toString()
  const found = errors(new Map([['messages/es.json', italian]]))
  // Spanish has typography of its own, which this is not about.
  expect(found.filter((line) => line.includes('è uguale'))).toEqual([
    expect.stringMatching(
      /^messages\/es\.json, riga \d+, .* è uguale all’italiano\. .* Lo stesso vale per altri \d{3} testi di questo file\.$/,
    ),
  ])
})
