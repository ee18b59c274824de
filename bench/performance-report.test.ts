import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { performanceReport } from './performance-report'
import { readResults, type Result } from './record'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('docs/performance.md and its charts are those of bench/results', async () => {
  const results = readResults()
  expect(Object.keys(results).length).toBeGreaterThan(0)
  const { document, charts } = await performanceReport(read('./introduction.md'), results)
  expect(read('../docs/performance.md')).toBe(document)
  expect(readdirSync(new URL('../docs/performance/', import.meta.url)).sort()).toEqual(
    Object.keys(charts).sort(),
  )
  for (const [name, chart] of Object.entries(charts)) {
    expect(read(`../docs/performance/${name}`), name).toBe(chart)
  }
})

const table = {
  title: 'Weights & measures',
  columns: ['Page', 'Script, bytes', 'Ratio'],
  rows: [
    ['an empty page', 1000, 1],
    ['ours | here', 2000, 2],
  ],
  notes: ['Cold.', 'Alone.'],
}
const result: Result = {
  command: 'npm run bench:pages',
  date: '2026-11-22',
  machine: '2 processors',
  versions: { Node: '20.9.0' },
  tables: [{ ...table, chart: 'Script, bytes' }],
}

test('a result becomes a chapter, its table, and a chart as long as its figures', async () => {
  const { document, charts } = await performanceReport('# Title', { pages: result })
  expect(document).toContain('`npm run bench:pages` on 2026-11-22; 2 processors; Node 20.9.0.')
  expect(document).toMatch(/\| ours \\\| here +\| +2,000 \| +2 \|/)
  expect(document).toContain('Cold. Alone.')
  expect(document).toContain('(performance/pages-1.svg)')
  const [one, two] = [...(charts['pages-1.svg'] ?? '').matchAll(/<rect [^>]*width="([\d.]+)"/g)]
  expect(Number(one?.[1]) / Number(two?.[1])).toBeCloseTo(0.5)
  expect(charts['pages-1.svg']).toContain('Weights &amp; measures')
})

test('a result without a chapter, or a chart without figures, is not left out in silence', async () => {
  await expect(performanceReport('', { nothing: result })).rejects.toThrow('nothing')
  const wrong = { ...result, tables: [{ ...table, chart: 'Nothing' }] }
  await expect(performanceReport('', { pages: wrong })).rejects.toThrow('Nothing')
})
