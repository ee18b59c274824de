import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { filesIn } from '@/lib/security/response-headers'
import { everyLanguage } from '@/testing/every-language'
import { savedIssue } from '@/testing/saved-issue'

// Each check is a process of its own, which compiles it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let copy: string
let outcome: string

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-content-'))
  for (const folder of ['app', 'components', 'lib', 'public', 'scripts']) {
    cpSync(folder, join(copy, folder), { recursive: true })
  }
  for (const file of ['.prettierrc.json', 'tsconfig.json']) cpSync(file, join(copy, file))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
})

beforeEach(() => {
  for (const folder of ['content', 'messages']) {
    rmSync(join(copy, folder), { recursive: true, force: true })
    cpSync(folder, join(copy, folder), { recursive: true })
  }
  outcome = join(copy, 'outcome')
  rmSync(outcome, { recursive: true, force: true })
  mkdirSync(outcome)
})

afterAll(() => rmSync(copy, { recursive: true }))

function run(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules/jiti/lib/jiti-cli.mjs'), 'scripts/new-content.ts', ...flags],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, LC_ALL: 'it_IT.UTF-8' }, input: '' },
  )
  const faults = stderr.split('\n').filter((line) => line.startsWith('  • '))
  return { status, stdout, stderr, faults }
}

/** Returns the path of a file with an issue in it. */
function issueFile(name: string): string {
  const file = join(copy, 'issue.md')
  writeFileSync(file, savedIssue(name))
  return file
}

function changed(): string[] {
  const files = ['content', 'messages'].flatMap((folder) =>
    filesIn(folder).map((file) => `${folder}${file}`),
  )
  expect(files.length).toBeGreaterThan(20)
  return files.filter(
    (file) => readFileSync(file, 'utf8') !== readFileSync(join(copy, file), 'utf8'),
  )
}

const notice = [
  ...['notice', '--from', '9 agosto 2097', '--until', '20 agosto 2097', '--tone', 'info'],
  ...['--text-it', 'Lo sportello è "chiuso".', '--text-en', 'The desk is closed.'],
]

test('flags make a record, and the check of the whole content lets it pass', () => {
  const others = locales.filter((locale) => !['it', 'en', 'es'].includes(locale))
  const { status, stdout } = run(
    ...notice,
    ...['--text-es', 'El espacio está cerrado.'],
    ...others.flatMap((locale) => [`--text-${locale}`, 'The desk is closed.']),
  )
  expect(stdout).toContain('Fatto. Sono cambiati:\n  content/notice.json\n')
  expect(status).toBe(0)
  expect(changed()).toEqual(['content/notice.json', 'content/translations.json'])
  expect(JSON.parse(readFileSync(join(copy, 'content/notice.json'), 'utf8'))[0]).toEqual({
    id: 'avviso-2097-08-09',
    from: '2097-08-09',
    until: '2097-08-20',
    tone: 'info',
    text: everyLanguage({
      it: 'Lo sportello è «chiuso».',
      en: 'The desk is closed.',
      es: 'El espacio está cerrado.',
    }),
  })
})

test('a fault writes nothing', () => {
  const { status, faults } = run(...notice, '--outcome', outcome)
  expect({ status, faults }).toEqual({
    status: 1,
    faults: expect.arrayContaining([expect.stringContaining('«Avviso in spagnolo»: manca.')]),
  })
  expect(changed()).toEqual([])
  expect(readFileSync(join(outcome, 'answer.md'), 'utf8')).toContain('«Avviso in spagnolo»')
  expect(existsSync(join(outcome, 'title.txt'))).toBe(false)
})

test('a saved issue makes a change, a title and the text of a pull request', () => {
  const { status } = run('--issue', issueFile('event-hostile'), '--outcome', outcome)
  expect(status).toBe(0)
  expect(changed()).toEqual(['content/events.json', 'content/translations.json'])
  expect(readFileSync(join(outcome, 'title.txt'), 'utf8')).toMatch(
    /^content: nuovo evento [a-z0-9-]+\n$/,
  )
  expect(readFileSync(join(outcome, 'pull-request.md'), 'utf8')).not.toMatch(/github|passwd/)
  expect(existsSync(join(outcome, 'answer.md'))).toBe(false)
})

test('a trial writes nothing', () => {
  const { status, stdout } = run('--dry-run', '--issue', issueFile('notice-good'))
  expect(status).toBe(0)
  expect(stdout).toMatch(/nessun file è cambiato. Cambierebbero:\n {2}content\/notice\.json\n/)
  expect(changed()).toEqual([])
})

test('a wrong command says what can be written', () => {
  const { status, stderr } = run('event', '--colour', 'red')
  expect(status).toBe(1)
  expect(stderr).toBe('  • l’opzione --colour qui non c’è. --help le elenca tutte.\n')
})

test('an issue that is not there is named', () => {
  const { status, stderr } = run('--issue', 'testo.md')
  expect(status).toBe(1)
  expect(stderr).toBe(
    '  • il file «testo.md» non si può leggere. Controlla il nome e la cartella.\n',
  )
})

test('the options of a form are told', () => {
  const { status, stdout } = run('notice', '--help')
  expect(status).toBe(0)
  expect(stdout).toContain('--tone "…"')
})
