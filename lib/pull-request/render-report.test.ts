import { expect, test } from 'vitest'
import { marker, renderReport } from './render-report'
import { reportSchema, type Report } from './report-schema'

const quiet: Report = {
  errors: 0,
  warnings: 0,
  findings: [],
  files: [],
  translations: [
    {
      language: 'en',
      before: { upToDate: 10, total: 10 },
      after: { upToDate: 10, total: 10 },
      stale: [],
      staleCount: 0,
      keptCount: 0,
    },
  ],
  pages: { total: 139, rows: [], left: 0, frame: 0, look: 0 },
}

/** What GitHub reads as Markdown: the comment without its blocks and spans of code. */
function outsideCode(comment: string): string {
  return comment.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '')
}

test('a quiet change is told in a few plain lines', () => {
  const comment = renderReport(quiet)
  expect(comment.startsWith(marker)).toBe(true)
  expect(comment).toContain('- Il controllo dei contenuti non trova errori.')
  expect(comment).toContain('- Nessuna delle 139 pagine cambia.')
  expect(comment).toContain('| inglese | 100 % | 100 % (10 su 10) | 0 | 0 |')
})

test('mistakes, texts, translations and pages have their places', () => {
  const comment = renderReport(
    {
      ...quiet,
      errors: 1,
      findings: ['content/events.json, riga 3: manca.'],
      files: [
        {
          file: 'content/association.json',
          changes: [{ place: 'contacts.phone', before: '+39070', after: '+39071' }],
          left: 2,
        },
      ],
      translations: quiet.translations.map((share) => ({
        ...share,
        after: { upToDate: 999, total: 1000 },
        stale: ['messages/en.json, A.b'],
        staleCount: 1,
      })),
      pages: {
        total: 139,
        rows: [{ path: '/contacts', languages: ['it', 'en'], what: 'text' }],
        left: 0,
        frame: 137,
        look: 0,
      },
    },
    { pictures: 'https://github.com/a/b/actions/runs/1/artifacts/2' },
  )
  expect(comment).toContain('- **1 errore da correggere** prima di pubblicare.')
  expect(comment).toContain('```diff\n@@ contacts.phone @@\n- +39070\n+ +39071\n```')
  expect(comment).toContain('E altri 2 in questo file.')
  expect(comment).toContain('| inglese | 100 % | 99,9 % (999 su 1000) | 1 | 0 |')
  expect(comment).toContain('| `/contacts` | italiano, inglese | testo o immagini |')
  expect(comment).toContain('2 nei contenuti; 137 solo nelle parti comuni')
  expect(comment).toContain('(https://github.com/a/b/actions/runs/1/artifacts/2)')
})

const hostile = [
  '@everyone',
  '<img src=x onerror=alert(1)>',
  '![x](https://example.org/x.png)',
  '[qui](https://example.org)',
  '```',
  '`````',
  '| a | b |',
  '-->',
  '#1',
]

test('words of the pull request are nowhere but in code', () => {
  const text = hostile.join(' ')
  const report: Report = reportSchema.parse({
    ...quiet,
    errors: 1,
    findings: [text, '```'],
    files: [
      { file: 'content/a.json', changes: [{ place: text, before: text, after: '```' }], left: 0 },
    ],
    translations: quiet.translations.map((share) => ({ ...share, stale: [text, '```'] })),
  })
  const comment = renderReport(report)
  expect(comment.split('@everyone')).toHaveLength(5)
  const markdown = outsideCode(comment)
  expect(markdown).toContain('### Pagine')
  for (const part of hostile.slice(0, 4)) expect(markdown).not.toContain(part)
  expect(markdown).not.toContain('example.org')
  expect(markdown).not.toContain('`')
})

test.each([
  { files: [{ file: 'content/`@all`.json', changes: [], left: 0 }] },
  { pages: { ...quiet.pages, rows: [{ path: '/`@all', languages: ['it'], what: 'text' }] } },
  { pages: { ...quiet.pages, rows: [{ path: '/', languages: ['@all'], what: 'text' }] } },
  { translations: [{ ...quiet.translations[0], language: 'it|@all' }] },
  { errors: '@all' },
  { findings: ['x'.repeat(401)] },
])('names and numbers that cannot be are refused: %j', (change) => {
  expect(reportSchema.safeParse(quiet).success).toBe(true)
  expect(reportSchema.safeParse({ ...quiet, ...change }).success).toBe(false)
})

test('the greatest report that is taken fits into a comment', () => {
  const long = '@'.repeat(400)
  const change = { place: long, before: long, after: long }
  const file = {
    file: `content/${'a'.repeat(80)}.json`,
    changes: Array.from({ length: 40 }, () => change),
    left: 9,
  }
  const share = quiet.translations[0]
  const report = reportSchema.parse({
    ...quiet,
    errors: 99,
    findings: Array.from({ length: 30 }, () => long),
    files: Array.from({ length: 40 }, () => file),
    translations: Array.from({ length: 20 }, () => ({
      ...share,
      stale: Array.from({ length: 30 }, () => long),
      staleCount: 99,
    })),
    pages: {
      ...quiet.pages,
      rows: Array.from({ length: 60 }, () => ({
        path: `/${'a'.repeat(100)}`,
        languages: Array.from({ length: 20 }, () => 'it'),
        what: 'text',
      })),
    },
  })
  const comment = renderReport(report)
  expect(comment.length).toBeLessThanOrEqual(65_536)
  expect(comment).toContain('E altri 49 in questo file.')
})

test('without a report it says so, and where to look', () => {
  const comment = renderReport(undefined, { run: 'https://github.com/a/b/actions/runs/1' })
  expect(comment.startsWith(marker)).toBe(true)
  expect(comment).toContain('[Il registro](https://github.com/a/b/actions/runs/1)')
})
