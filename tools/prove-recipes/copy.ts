import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { locales, type Locale } from '../../lib/i18n/locales'
import { copyProject } from '../project-copy'

const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
copyProject(folder)

/** Makes the copy what the project is again. */
export function restore(): void {
  git('checkout-index', '--all', '--force')
  git('clean', '-d', '--force', '--quiet')
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Replaces the first text that is found, as `String.replace` does. */
export function edit(file: string, found: string | RegExp, replacement: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = text.replace(found, replacement)
  if (changed === text) throw new Error(`${file} is not as the recipe expects.`)
  write(file, changed)
}

export function editJson<Content>(file: string, change: (content: Content) => void): void {
  const json: Content = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(json)
  write(file, JSON.stringify(json))
}

interface Messages {
  [key: string]: Messages
}

/** Adds to a group of messages, in each language. */
export function addMessages(group: string, added: Record<Locale, object>): void {
  for (const locale of locales) {
    editJson<Messages>(`messages/${locale}.json`, (messages) => {
      const parent = group.split('.').reduce((parent, key) => (parent[key] ??= {}), messages)
      Object.assign(parent, added[locale])
    })
  }
}

export function run(...[program = '', ...parameters]: string[]) {
  const { status, stdout, stderr } = spawnSync('npx', [program, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { isGreen: status === 0, said: `${stdout}\n${stderr}` }
}

function git(...parameters: string[]): void {
  execFileSync('git', parameters, { cwd: folder })
}
