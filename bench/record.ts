import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

/** One table of a benchmark's result. */
export type Table = {
  title: string
  /** What a row is, then what each of its figures is, with the unit. */
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** What a reader has to know beside the figures: one sentence or more. */
  notes?: readonly string[]
  /** The heading of the column that is drawn as bars, if any. */
  chart?: string
}

/** What a benchmark leaves in bench/results, for docs/performance.md. */
export type Result = {
  command: string
  date: string
  machine: string
  versions: Record<string, string>
  tables: Table[]
}

const resultsFolder = fileURLToPath(new URL('./results', import.meta.url))

/**
 * Prints what a benchmark measured; with `--record` on the command line, writes it to
 * `bench/results/<name>.json` as well. `versions` are those of programs beside Node, Next.js and React.
 * `script` is what npm runs it by.
 */
export async function record(
  name: string,
  tables: Table[],
  versions: Record<string, string> = {},
  script = `bench:${name}`,
): Promise<void> {
  for (const { title, columns, rows, notes = [] } of tables) {
    console.log(`\n${title}`)
    console.table(rows.map((row) => Object.fromEntries(columns.map((key, at) => [key, row[at]]))))
    for (const note of notes) console.log(note)
  }
  if (!process.argv.includes('--record')) return
  const result: Result = {
    command: `npm run ${script}`,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}`,
    versions: { Node: process.versions.node, ...packageVersions(), ...versions },
    tables,
  }
  mkdirSync(resultsFolder, { recursive: true })
  const file = `${resultsFolder}/${name}.json`
  const text = await format(JSON.stringify(result), {
    ...(await resolveConfig(file)),
    filepath: file,
  })
  writeFileSync(file, text)
}

/** Returns what the benchmarks have left, by their names. */
export function readResults(): Record<string, Result> {
  const files = readdirSync(resultsFolder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${resultsFolder}/${file}`, 'utf8')) as Result,
    ]),
  )
}

function packageVersions(): Record<string, string> {
  const packages = { 'Next.js': 'next', React: 'react' }
  return Object.fromEntries(
    Object.entries(packages).map(([label, name]) => {
      const file = new URL(`../node_modules/${name}/package.json`, import.meta.url)
      return [label, String(JSON.parse(readFileSync(file, 'utf8')).version)]
    }),
  )
}
