// `npm run bench:growth`: what a build costs and gives as events and languages become more, and how far
// that is from a straight line. Builds copies of its own, without the cache of an earlier build.
// `npm run bench:growth -- --events 1,10 --languages 3` takes only these sizes.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { builtPage } from './built-page'
import { grownSite, type Size } from './grown-site'
import { costOf } from './process-tree'
import { record, type Table } from './record'

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1,10,100,500' },
    languages: { type: 'string', default: '3,10,20' },
    record: { type: 'boolean' },
  },
})
const eventCounts = values.events.split(',').map(Number)
const languageCounts = values.languages.split(',').map(Number)
/** Events of the sites with many languages, and languages of those with many events. */
const [fewEvents, fewLanguages] = [10, 3]

const figures = [
  'Build, processor s',
  'Content check, processor s',
  'Next.js, processor s',
  'Sealing, processor s',
  'Build, s',
  'Peak memory, MB',
  'Result, MB',
  'Middleware, kB',
  'Sitemap, kB',
  'Heaviest list of events, kB gzip',
  'Script of the home page, kB gzip',
  'Script of an event, kB gzip',
] as const
type Figures = Record<(typeof figures)[number], number>

/** The longest list, gzip. */
const heaviest = 60
/** What a page may bring more of script for each language: its name in the menu, and little else. */
const scriptOfLanguage = 0.1

const sizesNotes = [
  'Each build starts without the cache of an earlier one, and leaves out the type check. A language that is added is a copy of the Spanish.',
  'Processor seconds are those of all processes of the build. Seconds on the clock tell how busy the machine was as well. Memory that processes share counts once for each.',
]
const slopesNotes = [
  'The line goes through the smallest and the largest size; of the sizes between them, the farthest is told.',
  'Generated events are spread over twelve years. Each year that has one is a list in each language, so the first dozen events cost more than those after them.',
  'The sitemap names every page in every language, each with all its versions: it grows with the square of the languages.',
]

const sizes: Size[] = [
  ...eventCounts.map((events) => ({ events, languages: fewLanguages })),
  ...languageCounts.map((languages) => ({ events: fewEvents, languages })),
]
const measured = new Map<string, Figures>()
for (const size of sizes) {
  const key = JSON.stringify(size)
  if (measured.has(key)) continue
  measured.set(key, await measure(size))
  // Each time, so that a run that is ended early leaves what it has.
  await report()
}
const lists = [...measured.values()].map((of) => of['Heaviest list of events, kB gzip'])
const faults = [
  ...lists
    .filter((kilobytes) => kilobytes > heaviest)
    .map(
      (kilobytes) => `A list of events weighs ${kilobytes.toFixed(1)} kB, more than ${heaviest}.`,
    ),
  ...(['Script of the home page, kB gzip', 'Script of an event, kB gzip'] as const)
    .map((figure) => ({ figure, each: slope(byLanguages(), figure) }))
    .filter(({ each }) => each > scriptOfLanguage)
    .map(({ figure, each }) => `${figure}: ${each.toFixed(2)} more for each language.`),
]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function report(): Promise<void> {
  await record('growth', [
    sizesTable(`More events, in ${fewLanguages} languages`, 'Events', byEvents()),
    sizesTable(`More languages, with ${fewEvents} events`, 'Languages', byLanguages()),
    ...slopesTable('What one event more costs', byEvents()),
    ...slopesTable('What one language more costs', byLanguages()),
  ])
}

function byEvents(): Series {
  return seriesOf(eventCounts, (events) => ({ events, languages: fewLanguages }))
}

function byLanguages(): Series {
  return seriesOf(languageCounts, (languages) => ({ events: fewEvents, languages }))
}

function seriesOf(counts: number[], sizeOf: (count: number) => Size): Series {
  return counts.flatMap((count) => {
    const of = measured.get(JSON.stringify(sizeOf(count)))
    return of ? [{ count, figures: of }] : []
  })
}

async function measure(size: Size): Promise<Figures> {
  const directory = grownSite(size)
  const { scripts } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const costs = []
  for (const command of String(scripts.build).split(' && ')) {
    // The types of a copy are those of the original; what they import of e2e/ is not in it.
    costs.push(await costOf(command, directory, { TYPES_CHECKED: '1' }))
  }
  const [check, next, sealing] = costs
  if (!check || !next || !sealing || costs.length > 3) throw new Error('A build has other steps.')
  const own = costs.map(({ cpuSeconds }) => cpuSeconds)
  const app = join(directory, '.next/server/app')
  const [event] = JSON.parse(readFileSync(join(directory, 'content/events.json'), 'utf8'))
  const measures: Figures = {
    'Build, processor s': sum(own),
    'Content check, processor s': check.cpuSeconds,
    'Next.js, processor s': next.cpuSeconds,
    'Sealing, processor s': sealing.cpuSeconds,
    'Build, s': sum(costs.map(({ seconds }) => seconds)),
    'Peak memory, MB': Math.max(...costs.map(({ peakMegabytes }) => peakMegabytes)),
    'Result, MB': bytesOf(join(directory, '.next'), /^cache\b/) / 1e6,
    'Middleware, kB': middlewareBytes(directory) / 1e3,
    'Sitemap, kB': statSync(join(app, 'sitemap.xml.body')).size / 1e3,
    'Heaviest list of events, kB gzip': heaviestList(app) / 1e3,
    'Script of the home page, kB gzip': builtPage(directory, 'it').script / 1e3,
    'Script of an event, kB gzip': builtPage(directory, `it/events/${event.id}`).script / 1e3,
  }
  // With many events it takes a gigabyte.
  rmSync(directory, { recursive: true })
  return measures
}

function heaviestList(app: string): number {
  const lists = readdirSync(app, { encoding: 'utf8', recursive: true }).filter((file) =>
    /^\w+\/events(\/(in|for)\/.*)?\.html$/.test(file),
  )
  if (lists.length === 0) throw new Error(`${app} holds no list of events.`)
  return Math.max(...lists.map((file) => gzipSync(readFileSync(join(app, file))).length))
}

/** The middleware's own files; what it takes from Next.js is the same for all. */
function middlewareBytes(directory: string): number {
  const server = join(directory, '.next/server')
  const trace = readFileSync(join(server, 'middleware.js.nft.json'), 'utf8')
  const files = (JSON.parse(trace) as { files: string[] }).files
  const own = files.filter((file) => file.startsWith('chunks/'))
  if (own.length === 0) throw new Error('The middleware has no files.')
  return sum(own.map((file) => statSync(join(server, file)).size))
}

function bytesOf(folder: string, without: RegExp): number {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => !without.test(name))
    .map((name) => statSync(join(folder, name)))
  return sum(files.filter((file) => file.isFile()).map(({ size }) => size))
}

type Series = { count: number; figures: Figures }[]

function sizesTable(title: string, heading: string, series: Series): Table {
  return {
    title,
    columns: [heading, ...figures],
    rows: series.map(({ count, figures: of }) => [
      count,
      ...figures.map((figure) => rounded(of[figure])),
    ]),
    notes: sizesNotes,
    chart: 'Build, processor s',
  }
}

/** None where there is one size only. */
function slopesTable(title: string, series: Series): Table[] {
  if (series.length < 2) return []
  return [
    {
      title,
      columns: ['Figure', 'Each more', 'Farthest from the line, %'],
      rows: figures.map((figure) => [
        figure,
        rounded(slope(series, figure)),
        series.length > 2 ? Math.round(deviation(series, figure)) : '–',
      ]),
      notes: slopesNotes,
    },
  ]
}

/** Of the line through the smallest and the largest. */
function slope(series: Series, figure: keyof Figures): number {
  const [first, last] = [series[0], series.at(-1)]
  if (!first || !last || first === last) return 0
  return (last.figures[figure] - first.figures[figure]) / (last.count - first.count)
}

function deviation(series: Series, figure: keyof Figures): number {
  const [first] = series
  if (!first) return 0
  const each = slope(series, figure)
  const ways = series.map(({ count, figures: of }) => {
    const expected = first.figures[figure] + each * (count - first.count)
    return (100 * (of[figure] - expected)) / expected
  })
  return ways.reduce((most, way) => (Math.abs(way) > Math.abs(most) ? way : most))
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
