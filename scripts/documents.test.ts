import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

const decisions = readdirSync('docs/decisions')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/deploy.md',
  'docs/editors.en.md',
  'docs/editors.it.md',
  'docs/staff.it.md',
  'docs/style.md',
  ...decisions.map((name) => `docs/decisions/${name}`),
]
const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`)

test('the code names each record of a decision, and none that is not there', () => {
  const numbers = decisions.map((name) => name.slice(0, 4))
  const code = execFileSync('git', ['grep', '-h', 'docs/decisions/', '--', '.', ':!docs', ':!*.md'])
  expect(decisions.length).toBeGreaterThanOrEqual(9)
  const named = all(code.toString(), /docs\/decisions\/(\d{4})/g)
  expect([...new Set(named)].sort()).toEqual(numbers)
})

/** What a build or a test makes is named and not kept. */
const made = /^(?:\.next|editor\/dist|screenshots|test-results|bench\/frameworks\/\*)\//

test('git keeps every file that a command, a workflow or a document names', () => {
  const tracked = execFileSync('git', ['ls-files', '-z']).toString().split('\0')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const texts = [...Object.values(scripts), ...[...documents, ...workflows].map(read)]
  const path = /(?<![\w./@<-])((?:[\w.-]+\/)+[\w.-]+\.(?:ts|mts|mjs|sh|ya?ml|json|md|webp|conf))\b/g
  const named = new Set(texts.flatMap((text) => all(text, path)))
  expect(named.size).toBeGreaterThan(40)
  const lost = [...named].filter(
    (file = '') =>
      !made.test(file) && !tracked.some((one) => one === file || one.endsWith(`/${file}`)),
  )
  expect(lost).toEqual([])
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
