import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleEvent } from '@/testing/sample-event'
import { runContentCheck } from './run-check'

const project = process.cwd()
const script = 'tools/content-check/main.ts'
const event = 'content/events/prova.json'
const eventText = `${JSON.stringify({ ...sampleEvent(), id: undefined }, null, 2)}\n`

let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-content-'))
  for (const folder of ['content', 'editor', 'messages', 'schemas']) {
    cpSync(folder, join(copy, folder), { recursive: true })
  }
  for (const folder of ['app', 'components', 'lib', 'public']) {
    symlinkSync(join(project, folder), join(copy, folder), 'junction')
  }
  mkdirSync(join(copy, dirname(event)), { recursive: true })
  writeFileSync(join(copy, event), eventText)
})

afterEach(() => rmSync(copy, { recursive: true }))

function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(path, after)
}

async function check(flags: string[] = [], environment: Record<string, string> = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const status = await runContentCheck(copy, flags, environment)
  const [stdout = '', stderr = ''] = [log, error].map(({ mock }) =>
    mock.calls.map(([text]) => `${text}\n`).join(''),
  )
  vi.restoreAllMocks()
  const lines = stderr.split('\n')
  return {
    status,
    stdout,
    stderr,
    mistakes: lines.filter((line) => line.startsWith('  • ')),
    warnings: lines.filter((line) => line.startsWith('  ! ')),
  }
}

test('the command says every mistake at once, a broken file among them, and fails', () => {
  edit('content/redirects.json', (text) => text.replace(/\]\s*$/, ',]'))
  edit(event, (text) => text.replace(/"date": "\d{4}-\d\d/, '"date": "2027-13'))
  edit('messages/es.json', (text) => text.replace(/"reviewsTitle": ".*"/, '"reviewsTitle": "{"'))
  const jiti = join(project, 'node_modules/jiti/lib/jiti-cli.mjs')
  const { status, stderr } = spawnSync(process.execPath, [jiti, join(project, script)], {
    cwd: copy,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  // The site's own content may have mistakes of its own today.
  expect(stderr.split('\n').filter((line) => line.startsWith('  • '))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /content\/events\/prova\.json, riga \d+, sessions«.*\.date: «2027-13-\d\d» non è una data/,
      ),
      expect.stringMatching(/content\/redirects\.json, riga \d+: /),
      expect.stringMatching(
        /messages\/es\.json, riga \d+, HomePage\.reviewsTitle: nel testo spagnolo/,
      ),
    ]),
  )
})

test('--fix puts right what a program can', async () => {
  edit('messages/it.json', (text) =>
    text.replace(/"reviewsTitle": "[^"]*"/, '"reviewsTitle":"L\'eco"'),
  )
  edit('schemas/events.schema.json', (text) => text.replace('Titolo', 'Altro'))
  const wrong = (await check()).mistakes
  const left = (await check(['--fix'])).mistakes
  expect(wrong.filter((line) => !left.includes(line))).toEqual([
    expect.stringContaining('messages/it.json'),
    expect.stringContaining('schemas/events.schema.json'),
  ])
  expect(readFileSync(join(copy, 'messages/it.json'), 'utf8')).toContain('"reviewsTitle": "L’eco"')
})

test('beside a base, and on GitHub, it names the translations that stayed behind', async () => {
  const identity = ['-c', 'user.name=Prova', '-c', 'user.email=prova@example.org']
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: copy })
  git('init', '--quiet', '--initial-branch=main')
  git('add', 'content', 'messages')
  git('commit', '--quiet', '--message=prova')
  git('branch', 'change')
  // What the base has got since is no part of a change.
  edit('messages/it.json', (text) => text.replace(/"newsTitle": "[^"]*"/, '"newsTitle": "Novità"'))
  git('commit', '--quiet', '--all', '--message=prova')
  git('checkout', '--quiet', 'change')
  edit('messages/it.json', (text) =>
    text.replace(/"reviewsTitle": "[^"]*"/, '"reviewsTitle": "Eco"'),
  )
  edit('messages/es.json', (text) =>
    text.replace(/"reviewsTitle": "[^"]*"/, '"reviewsTitle": "Reseñas nuevas"'),
  )
  const stale = expect.stringMatching(
    /messages\/en\.json, riga \d+, .*reviewsTitle: il testo italiano/,
  )
  const besideMain = await check(['--base', 'main'])
  expect(besideMain.warnings).toContainEqual(stale)
  expect(besideMain.warnings.join()).not.toMatch(/newsTitle|es\.json.*reviewsTitle/)
  const { status, stderr } = await check(['--base', 'origin/main'])
  expect(status).toBe(1)
  expect(stderr).toContain('git non trova «origin/main»')
  git('update-ref', 'refs/remotes/origin/main', 'main')
  const GITHUB_STEP_SUMMARY = join(copy, 'summary.md')
  const { stdout } = await check([], {
    GITHUB_ACTIONS: 'true',
    GITHUB_BASE_REF: 'main',
    GITHUB_STEP_SUMMARY,
  })
  expect(stdout).toMatch(
    /^::warning file=messages\/en\.json,line=\d+,title=HomePage\.reviewsTitle::il testo italiano/m,
  )
  expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toContain('reviewsTitle: il testo italiano')
})
