import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBase, staleTranslations } from './stale-translations'

const files = ['messages/it.json', 'messages/en.json', 'messages/es.json', 'content/events.json']

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-translations-'))
  mkdirSync(join(root, 'messages'))
  mkdirSync(join(root, 'content'))
  git('init', '--quiet', '--initial-branch=main')
  commit(content())
})

afterEach(() => rmSync(root, { recursive: true }))

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Prova', '-c', 'user.email=prova@example.org']
  execFileSync('git', [...identity, ...args], { cwd: root })
}

function commit(all: Record<string, unknown>): void {
  for (const [file, value] of Object.entries(all)) {
    writeFileSync(join(root, file), JSON.stringify(value))
  }
  git('add', '.')
  git('commit', '--quiet', '--message=prova')
}

function content(change: { it?: string; en?: string; es?: string; title?: string } = {}) {
  const { it = 'Ciao', en = 'Hello', es = 'Hola', title = 'Serata' } = change
  return {
    'messages/it.json': { page: { hello: it } },
    'messages/en.json': { page: { hello: en } },
    'messages/es.json': { page: { hello: es } },
    'content/events.json': [{ id: 'a', title: { it: title, en: 'Evening', es: 'Tarde' } }],
  }
}

function stale(now: Record<string, unknown>, base = 'main'): string[] {
  return staleTranslations(now, readBase(root, base, files) ?? {}).map(
    ({ file, path, level }) => `${file} ${path.join('.')} ${level}`,
  )
}

test('what did not follow a changed Italian text is named, what did is not', () => {
  expect(stale(content())).toEqual([])
  expect(stale(content({ it: 'Salve', es: 'Buenas' }))).toEqual([
    'messages/en.json page.hello warning',
  ])
})

test('a translation may change alone, and a new text is translated by who wrote it', () => {
  expect(stale(content({ en: 'Hi' }))).toEqual([])
  expect(
    stale({ ...content(), 'messages/it.json': { page: { hello: 'Ciao', more: 'Più' } } }),
  ).toEqual([])
})

test('a record is known by its id, wherever it stands in its list', () => {
  const [record] = content({ title: 'Serata di ascolto' })['content/events.json']
  const added = { id: 'b', title: { it: 'Yoga', en: 'Yoga', es: 'Yoga' } }
  expect(stale({ ...content(), 'content/events.json': [added, record] })).toEqual([
    'content/events.json 1.title.en warning',
    'content/events.json 1.title.es warning',
  ])
})

test('what the base has got since is no part of a change', () => {
  git('checkout', '--quiet', '-b', 'change')
  commit(content({ title: 'Festa' }))
  git('checkout', '--quiet', 'main')
  commit(content({ it: 'Salve' }))
  git('checkout', '--quiet', 'change')
  expect(stale(content({ title: 'Festa' }))).toEqual([
    'content/events.json 0.title.en warning',
    'content/events.json 0.title.es warning',
  ])
})

test('a base that git does not know is told from one without texts', () => {
  expect(readBase(root, 'origin/main', files)).toBeUndefined()
  expect(readBase(root, 'main', ['messages/fr.json'])).toEqual({})
})
