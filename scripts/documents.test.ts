import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesIn } from '@/lib/security/response-headers'

const read = (file: string) => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

const decisions = readdirSync('docs/decisions')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/deploy.md',
  'docs/editors.en.md',
  'docs/editors.it.md',
  'docs/style.md',
  ...decisions.map((name) => `docs/decisions/${name}`),
]
const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`)

const folders = [
  'app',
  'bench',
  'components',
  'deploy',
  'e2e',
  'editor',
  'lib',
  'scripts',
  'testing',
  'tools',
]
const code = ['middleware.ts', ...folders.flatMap(filesBelow)]

function filesBelow(folder: string): string[] {
  return filesIn(folder)
    .map((file) => folder + file)
    .filter((file) => !file.includes('/node_modules/'))
    .filter((file) => /\.(tsx?|mjs|css|md|sh|yaml)$|file$/.test(file))
}

describe('the records of decisions', () => {
  const numbers = decisions.map((name) => name.slice(0, 4))
  const namedInCode = code.flatMap((file) => all(read(file), /docs\/decisions\/(\d{4})/g))

  test('have a number each, and are short', () => {
    expect(decisions.length).toBeGreaterThanOrEqual(9)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const name of decisions) {
      const text = read(`docs/decisions/${name}`)
      expect(text, name).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. `))
      expect(text.split('\n').length, name).toBeLessThanOrEqual(46)
    }
  })

  test('are named where the code follows them', () => {
    expect(numbers.filter((number) => !namedInCode.includes(number))).toEqual([])
  })

  test('are there when the code names them', () => {
    expect(namedInCode.filter((number) => !numbers.includes(number ?? ''))).toEqual([])
  })
})

describe('the documents', () => {
  test('name only commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = [...documents, ...workflows].flatMap((file) =>
      all(read(file), /npm run (?:--silent )?([\w:-]+)/g),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
  })

  test('name only files that there are', () => {
    const path =
      /`((?:app|components|content|deploy|docs|e2e|lib|messages|public|scripts|testing|tools)\/[^`\s*]*)`/g
    const named = documents.flatMap((file) => all(read(file), path))
    expect(named.length).toBeGreaterThan(10)
    const missing = named.filter((name = '') => {
      if (/^docs\/decisions\/\d{4}$/.test(name)) {
        return !decisions.some((decision) => `docs/decisions/${decision}`.startsWith(name))
      }
      // `components/forms/<form>` stands for any of them.
      return !existsSync(name.replace(/\/[^/]*[<*].*/, ''))
    })
    expect(missing).toEqual([])
  })
})
