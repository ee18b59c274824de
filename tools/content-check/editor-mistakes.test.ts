import { beforeAll, expect, test } from 'vitest'
import { entryOf } from '@/lib/content/entry-files'
import { mistakes } from '@/testing/editor-mistakes'
import { sampleContent } from '@/testing/sample-content'
import { checkContent } from './check-content'
import { findingLine } from './finding'
import { readSite, type Site } from './read-site'

let site: Site

beforeAll(async () => {
  const real = await readSite(process.cwd())
  const files = new Map<string, Uint8Array | string>([
    ...[...real.files].filter(([file]) => !entryOf(file)),
    ...Object.entries(sampleContent),
  ])
  site = { ...real, files, today: '2027-03-15' }
})

const events = 'content/events/due-pomeriggi.json'
const association = 'content/association.json'

/** The whole content is checked each time, but only once with no mistake in it. */
let ofSound: string[] | undefined

/** Warnings as well. */
function sentencesAfter(file: string, text: string): string[] {
  if (text === textOf(file)) return (ofSound ??= sentencesOf(site))
  return sentencesOf({ ...site, files: new Map([...site.files, [file, text]]) })
}

function sentencesOf(content: Site): string[] {
  return checkContent(content).map(findingLine)
}

function textOf(file: string): string {
  return Buffer.from(site.files.get(file) ?? '').toString()
}

test('the sample content has no mistake', () => {
  expect(sentencesAfter(events, textOf(events))).toEqual([])
})

test('there are more than forty of them', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(40)
})

test.each(mistakes)(
  '$name: one sentence, whose advice helps',
  ({ file, line, says, make, fix }) => {
    const right = textOf(file)
    const wrong = make(right)
    expect(wrong).not.toBe(right)
    const found = sentencesAfter(file, wrong)
    expect(found).toEqual([expect.stringMatching(says instanceof RegExp ? says : escaped(says))])
    expect(found[0]).toMatch(`${file}, riga ${line === 'any' ? '' : `${line}`}`)
    const mended = fix ? fix(wrong) : right
    expect(mended).not.toBe(wrong)
    expect(sentencesAfter(file, mended)).toEqual([])
  },
)

test('a file that is saved as ANSI is named with the line of its first accent', () => {
  const text = textOf(association)
  const bytes = Buffer.from(text.replaceAll('’', 'à'), 'latin1')
  const files = new Map([...site.files, [association, bytes]])
  expect(checkContent({ ...site, files }).map(findingLine)).toEqual([
    expect.stringMatching('content/association.json, riga 12: le lettere accentate'),
  ])
})

function escaped(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
