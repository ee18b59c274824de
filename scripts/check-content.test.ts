import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLocale, locales } from '../lib/i18n/locales'

// Each check is a process of its own, which compiles it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const project = process.cwd()
const script = 'scripts/check-content.ts'

let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-content-'))
  for (const folder of ['content', 'messages', 'schemas']) {
    cpSync(folder, join(copy, folder), { recursive: true })
  }
  for (const folder of ['app', 'components', 'lib', 'public']) {
    symlinkSync(join(project, folder), join(copy, folder), 'junction')
  }
  cpSync('.prettierrc.json', join(copy, '.prettierrc.json'))
})

afterEach(() => rmSync(copy, { recursive: true }))

function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(path, after)
}

function check(flags: string[] = [], language = 'it_IT.UTF-8') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/jiti/lib/jiti-cli.mjs'), join(project, script), ...flags],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, LC_ALL: language } },
  )
  const lines = stderr.split('\n')
  return {
    status,
    stdout,
    mistakes: lines.filter((line) => line.startsWith('  • ')),
    warnings: lines.filter((line) => line.startsWith('  ! ')),
  }
}

test('lets sound content pass, and ends by saying so', () => {
  expect(check()).toMatchObject({
    status: 0,
    mistakes: [],
    stdout: expect.stringMatching(
      /Indice Gulpease: ServicesPage \d+.*\n\d{4} testi controllati\. Tutto a posto\.\n$/,
    ),
  })
})

test('lets a site without events pass', () => {
  edit('content/events.json', () => '[]\n')
  expect(check()).toMatchObject({ status: 0, mistakes: [] })
})

test('warns of what is possible, but rarely meant', () => {
  edit('content/events.json', (text) => text.replaceAll('"date": "2027-', '"date": "2097-'))
  const { status, warnings } = check()
  expect(status).toBe(0)
  expect(warnings).toContainEqual(
    expect.stringMatching(/events\.json, riga \d+, .*più di due anni/),
  )
})

test('fails with every mistake at once, a broken file among them', () => {
  edit('content/redirects.json', (text) => text.replace(/\]\s*$/, ',]'))
  edit('content/events.json', (text) => text.replace(/"date": "\d{4}-\d\d/, '"date": "2027-13'))
  edit('messages/en.json', (text) => text.replace(/"reviewsTitle": .*\n/, ''))
  edit('messages/es.json', (text) => text.replace(/"reviewsTitle": ".*"/, '"reviewsTitle": "{"'))
  const { status, mistakes } = check()
  expect(status).toBe(1)
  expect(mistakes).toEqual([
    expect.stringMatching(
      /content\/events\.json, riga \d+, «.*\.date: «2027-13-\d\d» non è una data/,
    ),
    expect.stringMatching(/content\/redirects\.json, riga \d+: /),
    expect.stringMatching(
      /messages\/en\.json, riga \d+, HomePage\.reviewsTitle: manca il testo inglese/,
    ),
    expect.stringMatching(
      /messages\/es\.json, riga \d+, HomePage\.reviewsTitle: nel testo spagnolo/,
    ),
  ])
})

test('speaks English where the terminal does', () => {
  edit('content/listening-desk.json', (text) => text.replace(/"monday"|"\w+day"/, '"lunedì"'))
  expect(check([], 'en_GB.UTF-8').mistakes).toEqual([
    expect.stringMatching(
      /listening-desk\.json, line \d+, .*: “lunedì” is not among the allowed values/,
    ),
  ])
})

test('--fix mends what a program can, and --accept settles what was read again', () => {
  expect(check(['--accept']).status).toBe(0)
  edit('messages/it.json', (text) =>
    text.replace(/"reviewsTitle": "[^"]*"/, '"reviewsTitle":"L\'eco"'),
  )
  const { status, warnings } = check(['--fix'])
  expect(status).toBe(0)
  const stale = warnings.filter((line) => line.includes('messages/'))
  expect(stale.map((line) => line.replace(/riga \d+, |:.*/g, ''))).toEqual(
    locales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => `  ! messages/${locale}.json, HomePage.reviewsTitle`),
  )
  expect(readFileSync(join(copy, 'messages/it.json'), 'utf8')).toContain('"reviewsTitle": "L’eco"')
  const read = check(['--accept'])
  expect(read.warnings.filter((line) => line.includes('messages/'))).toEqual([])
  expect(read.stdout).toContain(`Traduzioni segnate come rilette: ${locales.length - 1}.\n`)
})

test('--accept settles nothing as long as there is a mistake', () => {
  edit('messages/it.json', (text) => text.replace(/"reviewsTitle": "[^"]*"/, '"reviewsTitle": ""'))
  const before = readFileSync(join(copy, 'content/translations.json'), 'utf8')
  expect(check(['--accept']).status).toBe(1)
  expect(readFileSync(join(copy, 'content/translations.json'), 'utf8')).toBe(before)
})
