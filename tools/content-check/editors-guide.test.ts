import { readdirSync, readFileSync, statSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { guideShots } from '../../e2e/tools/guide-shots'
import { inEveryLanguage } from '../../testing/sample-content'
import { checkContent } from './check-content'
import { findingLine } from './finding'
import { readSite, type Site } from './read-site'

const guide = readFileSync('docs/editors.it.md', 'utf8')

let site: Site

beforeAll(async () => {
  site = { ...(await readSite(process.cwd())), today: '2027-01-15' }
})

/** What the recipe of a chapter has the editor paste. */
function block(chapter: number): string {
  const [text = ''] = guide.split(/^## /m).filter((part) => part.startsWith(`${chapter}. `))
  return inEveryLanguage(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '')
}

function textOf(file: string): string {
  return Buffer.from(site.files.get(file) ?? '').toString()
}

function errors(file: string, text: string): string[] {
  expect(text).not.toBe(textOf(file))
  const files = new Map([...site.files, [file, text]])
  return checkContent({ ...site, files })
    .filter(({ level }) => level === 'error')
    .map(findingLine)
}

test.each([
  [1, 'content/events.json'],
  [4, 'content/reviews.json'],
])('recipe %i pastes a good record after the first bracket of %s', (chapter, file) => {
  expect(block(chapter)).toContain('"id"')
  const [, rest = ''] = textOf(file).split(/^\s*\[/)
  const pasted = `[\n${block(chapter)}${rest}`
  expect(
    errors(file, rest.trim() === ']' ? pasted.replace(/,(\s*)\]\s*$/, '$1]') : pasted),
  ).toEqual([])
})

test('recipe 5 is a whole file of notices', () => {
  expect(errors('content/notice.json', block(5))).toEqual([])
})

test('recipes 2 and 3 change what they name', () => {
  const association = textOf('content/association.json')
  const phone = /"phone": "[^"]*"/
  expect(
    errors('content/association.json', association.replace(phone, '"phone": "+390701234567"')),
  ).toEqual([])
  const desk = textOf('content/listening-desk.json')
    .replace(/"days": \[[^\]]*\]/, '"days": ["tuesday", "sunday"]')
    .replace(/"daysOff": \[[^\]]*\]/, '"daysOff": ["12-25", "2027-08-16"]')
  expect(errors('content/listening-desk.json', desk)).toEqual([])
})

test('its pictures are there, small, described, all used, and made by npm run guide-pictures', () => {
  const documents = ['README.md', 'docs/editors.en.md', 'docs/editors.it.md']
  const named = documents.map((file) =>
    [...readFileSync(file, 'utf8').matchAll(/!\[(.*)\]\((?:docs\/)?pictures\/(\S+)\)/g)].map(
      ([, words = '', picture = '']) => ({ words, picture }),
    ),
  )
  const [, english = [], italian = []] = named
  expect(english.map(({ picture }) => picture)).toEqual(italian.map(({ picture }) => picture))
  const all = named.flat()
  for (const { words, picture } of all) expect(words.length, picture).toBeGreaterThan(20)
  const files = readdirSync('docs/pictures').sort()
  expect([...new Set(all.map(({ picture }) => picture))].sort()).toEqual(files)
  expect(guideShots.map(({ name }) => `${name}.webp`).sort()).toEqual(files)
  for (const file of files)
    expect(statSync(`docs/pictures/${file}`).size, file).toBeLessThan(60_000)
})
