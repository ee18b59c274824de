import { format } from 'prettier'
import type { Result, Table } from './record'

type Report = {
  /** Markdown. */
  document: string
  /** SVG by file name. */
  charts: Record<string, string>
}

/** The chapters in their order, each from the results of one benchmark. */
const chapters: Record<string, string> = {
  pages: 'What a page weighs',
  lighthouse: 'Lighthouse',
  interaction: 'From a press to the picture',
  compare: 'Beside an earlier build',
  peers: 'The same page by others',
  server: 'The server alone',
  throughput: 'The server behind nginx',
  growth: 'More events, more languages',
  tests: 'What the tests cost',
}

/** Makes docs/performance.md and its charts of the results of the benchmarks, by their names. */
export async function performanceReport(
  introduction: string,
  results: Record<string, Result>,
): Promise<Report> {
  const unknown = Object.keys(results).filter((name) => !(name in chapters))
  if (unknown.length > 0) throw new Error(`No chapter for the results of ${unknown.join(', ')}.`)
  const charts: Report['charts'] = {}
  const parts = Object.entries(chapters).flatMap(([name, heading]) => {
    const result = results[name]
    return result ? [`## ${heading}`, origin(result), ...result.tables.flatMap(part(name))] : []
  })
  const document = await format([introduction.trim(), ...parts].join('\n\n'), {
    parser: 'markdown',
    printWidth: 110,
    proseWrap: 'always',
  })
  return { document, charts }

  function part(name: string) {
    return (table: Table, index: number) => {
      const { title, notes = [], chart } = table
      const file = `${name}-${index + 1}.svg`
      if (chart) charts[file] = barChart(table, chart)
      return [
        `### ${title}`,
        ...(chart ? [`![${title}: ${chart}](performance/${file})`] : []),
        markdownTable(table),
        ...(notes.length > 0 ? [notes.join(' ')] : []),
      ]
    }
  }
}

function origin({ command, date, machine, versions }: Result): string {
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  return `\`${command}\` on ${date}; ${machine}; ${list.join(', ')}.`
}

function markdownTable({ columns, rows }: Table): string {
  const align = columns.map((_, index) => (index === 0 ? '---' : '--:'))
  const lines = [columns, align, ...rows.map((row) => row.map(figure))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function figure(value: string | number): string {
  const text = typeof value === 'number' ? value.toLocaleString('en-GB') : value
  return text.replaceAll('|', '\\|')
}

const line = 24
const labels = 260
const width = 720

/** A bar for each row, as long as its figure in a column. */
function barChart({ columns, rows, title }: Table, column: string): string {
  const at = columns.indexOf(column)
  if (at < 1) throw new Error(`${title}: no column of figures is called ${column}.`)
  const values = rows.map((row) => Number(row[at]))
  const longest = Math.max(...values, Number.MIN_VALUE)
  const bars = rows.flatMap((row, index) => {
    const value = values[index] ?? NaN
    if (Number.isNaN(value)) return []
    const top = index * line
    const length = Math.max(1, (value / longest) * (width - labels - 90))
    return [
      `<text x="${labels - 10}" y="${top + 16}" text-anchor="end">${escape(String(row[0]))}</text>`,
      `<rect x="${labels}" y="${top + 4}" width="${length.toFixed(1)}" height="${line - 8}" rx="3"/>`,
      `<text x="${(labels + length + 8).toFixed(1)}" y="${top + 16}">${figure(value)}</text>`,
    ]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${rows.length * line}" width="${width}" height="${rows.length * line}" role="img" aria-label="${escape(`${title}: ${column}`)}">
<style>text{font:13px system-ui,sans-serif;fill:#333}rect{fill:#17646b}@media(prefers-color-scheme:dark){text{fill:#ddd}rect{fill:#6fc3c9}}</style>
${bars.join('\n')}
</svg>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
