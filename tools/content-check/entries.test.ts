import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { sampleContent } from '@/testing/sample-content'
import { checkContent } from './check-content'
import { findingLine } from './finding'
import { readBase } from './read-base'
import { readSite } from './read-site'
import { staleTranslations } from './stale-translations'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'entries-'))
  for (const folder of ['app', 'components', 'lib', 'messages', 'content/pictures']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  for (const [file, text] of Object.entries(sampleContent)) write(file, text)
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const event = sampleContent['content/events/due-pomeriggi.json'] ?? ''

/** What the check says of the entries. */
async function said(): Promise<string[]> {
  const site = { ...(await readSite(root)), today: '2027-03-15' }
  return checkContent(site)
    .map(findingLine)
    .filter((line) => /^content\/(?:events|news|reviews)/.test(line))
}

test.each(['Due pomeriggi.json', 'serata_1.json', 'perché.json', 'serata.json.txt', 'serata.JSON'])(
  'a file called %s is told how to be called',
  async (name) => {
    write(`content/events/${name}`, event)
    expect(await said()).toEqual([
      expect.stringMatching(/^content\/events\/[^,]*, riga 1: il nome del file è l’id/),
    ])
  },
)

test('an event has another name than the page of those that are over', async () => {
  write('content/events/past.json', event)
  write('content/events/past-2027.json', event)
  expect(await said()).toEqual([
    expect.stringMatching(/^content\/events\/past\.json, riga 1: .* pagina degli eventi passati/),
  ])
})

test('a file in a folder below is none of the site’s', async () => {
  write('content/events/2027/serata.json', event)
  expect(await said()).toEqual([expect.stringContaining('il sito non usa questo file')])
})

test('entries of the old list are known again where a change began', () => {
  rmSync(join(root, 'content/events'), { recursive: true })
  write('content/events.json', JSON.stringify([{ id: 'due-pomeriggi', ...JSON.parse(event) }]))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('-c', 'user.name=Prova', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'prova')
  const file = 'content/events/due-pomeriggi.json'
  const base = readBase(root, 'main', [...Object.keys(sampleContent), 'content/events/nuovo.json'])
  expect(base?.[file]).toEqual(JSON.parse(event))
  expect(base).not.toHaveProperty('content/events/nuovo.json')
  expect(base?.['content/redirects.json']).toHaveLength(2)
  const now = JSON.parse(event.replace('Parlarne', 'Parlarne insieme'))
  expect(staleTranslations({ [file]: now }, base ?? {})).toHaveLength(locales.length - 1)
})
