import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-content-'))
  for (const folder of ['content', 'lib', 'messages', 'scripts']) {
    cpSync(folder, join(copy, folder), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction')
})

afterEach(() => rmSync(copy, { recursive: true }))

function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(path, after)
}

function check() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules/jiti/lib/jiti-cli.mjs'), 'scripts/check-content.ts'],
    { cwd: copy, encoding: 'utf8' },
  )
  return { status, stdout, problems: stderr.split('\n').filter((line) => line.startsWith('  • ')) }
}

test('lets sound content pass, and says how easy it is to read', () => {
  expect(check()).toMatchObject({
    status: 0,
    problems: [],
    stdout: expect.stringMatching(
      /^\d{4} testi controllati\. Tutto a posto\.\nIndice Gulpease: ServicesPage \d+/,
    ),
  })
})

test('fails with every mistake at once, in content/ and in messages/', () => {
  edit('content/redirects.json', (text) => text.replace(/\]\s*$/, ',]'))
  edit('content/events.json', (text) => text.replace('"2027-10-26"', '"2027-13-26"'))
  edit('messages/en.json', (text) => text.replace(/"reviewsTitle": .*\n/, ''))
  edit('messages/es.json', (text) => text.replace(/"reviewsTitle": ".*"/, '"reviewsTitle": "{"'))
  edit('messages/it.json', (text) => text.replace(/"reviewsTitle": "/, '"reviewsTitle": "L\'eco. '))
  const { status, problems } = check()
  expect(status).toBe(1)
  expect(problems).toEqual([
    expect.stringMatching(/content\/redirects\.json, riga \d+: /),
    expect.stringMatching(/content\/events\.json, \[0\]\.sessions\[1\]\.date: «2027-13-26»/),
    '  • messages/en.json, HomePage.reviewsTitle: manca il testo inglese: scrivilo.',
    expect.stringMatching(/messages\/es\.json, HomePage\.reviewsTitle: nel testo spagnolo manca/),
    "  • messages/it.json, HomePage.reviewsTitle: «L'eco»: usa l’apostrofo tipografico ’.",
  ])
})
