// `npm run bench:server`: what the site's own process gives without nginx in front of it. What each
// kind of answer costs against a prerendered page of the same run, and what the middleware adds to
// one; the most memory during the last of 100,000 requests against the first; and the start to the
// first answer against that of an empty Node process. Needs wrk, and the folder that
// `npm run build:standalone` makes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { has, standalone, startSite } from '../e2e/support/proxies'
import { rawRequest } from '../e2e/support/raw-request'
import { measureMiddleware } from './middleware'
import { record, type Table } from './record'
import { cpuMilliseconds, median, residentMegabytes, versionOf } from './usage'
import { load } from './wrk'

const port = Number(process.env.BENCH_PORT ?? 3600)
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = 3
const sustained = 100_000
/** Garbage collection makes memory go up and down by half: peaks are compared. */
const window = 20_000
const mostGrowth = 1.3

if (!has('wrk')) stop('Not on PATH: wrk.')
if (!existsSync(join(standalone, 'server.js'))) stop('Run `npm run build:standalone` first.')

const middleware = await measureMiddleware(port + 1)
const start = await measureStart()

const site = await startSite(port)
const page = (await rawRequest(site.url, '/en')).body.toString('utf8')
const asset =
  /\/_next\/static\/chunks\/[\w-]+\.js/.exec(page)?.[0] ?? stop('The page has no script.')
const refusedForm = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
const scripts = mkdtempSync(join(tmpdir(), 'wrk-'))
const post = join(scripts, 'post.lua')
writeFileSync(
  post,
  'wrk.method = "POST" wrk.body = "{}" wrk.headers["Content-Type"] = "application/json"',
)

type Kind = { path: string; status: number; request?: typeof refusedForm; script?: string }

const kinds: Record<string, Kind> = {
  'a page': { path: '/en', status: 200 },
  'a page by negotiation': { path: '/', status: 200 },
  'a 404': { path: '/en/nope', status: 404 },
  'a redirect': { path: '/it/contacts', status: 307 },
  'a file without middleware': { path: asset, status: 200 },
  'the sitemap, without middleware': { path: '/sitemap.xml', status: 200 },
  'a form that is refused': {
    path: '/api/contact',
    status: 403,
    request: refusedForm,
    script: post,
  },
}

const answers = await measureAnswers()
const memory = await measureMemory()
await site.stop()
rmSync(scripts, { recursive: true })

await record('server', [answers, middleware.table, memory.table, start], { wrk: versionOf('wrk') })
const faults = [...middleware.faults, ...memory.faults]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function measureStart(): Promise<Table> {
  const own: Start[] = []
  const empty: Start[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now()
    const started = await startSite(port)
    own.push({ wall: performance.now() - begin, cpu: cpuMilliseconds(started.pid) })
    await started.stop()
    empty.push(emptyStart())
  }
  const rows = Object.entries({ 'the site': own, 'an empty Node process': empty })
  const times = (what: keyof Start) => (least(own, what) / least(empty, what)).toFixed(1)
  return {
    title: 'From start to the first answer',
    columns: ['Process', 'Time (ms)', 'CPU time (ms)'],
    rows: rows.map(([what, starts]) => [what, least(starts, 'wall'), least(starts, 'cpu')]),
    notes: [
      `The shortest of ${rounds}: ${times('wall')} times the time of an empty process, ${times('cpu')} times its CPU time. The site is asked every 200 ms whether it answers; the empty process ends at once.`,
    ],
  }
}

type Start = { wall: number; cpu: number }

function emptyStart(): Start {
  const begin = performance.now()
  const script = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)'
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  return { wall: performance.now() - begin, cpu: Number(stdout) }
}

function least(starts: readonly Start[], what: keyof Start): number {
  return Math.round(Math.min(...starts.map((start) => start[what])))
}

async function measureAnswers(): Promise<Table> {
  const measured = new Map<string, { rate: number; cpu: number }[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { path, status, request, script }] of Object.entries(kinds)) {
      const answer = await rawRequest(site.url, path, request)
      if (answer.status !== status) stop(`${path}: ${answer.status}, not ${status}.`)
      const before = cpuMilliseconds(site.pid)
      const { requestsPerSecond, count } = await ask(path, script)
      const cpu = (cpuMilliseconds(site.pid) - before) / count
      measured.set(name, [...(measured.get(name) ?? []), { rate: requestsPerSecond, cpu }])
    }
  }
  const pages = measured.get('a page') ?? []
  return {
    title: 'Kinds of answers',
    columns: [
      'Answer',
      'Requests per second',
      'CPU time per request (ms)',
      'CPU time against a page',
    ],
    rows: [...measured].map(([name, figures]) => [
      name,
      Math.round(Math.max(...figures.map(({ rate }) => rate))),
      Number(median(figures.map(({ cpu }) => cpu)).toFixed(2)),
      Number(median(figures.map(({ cpu }, at) => cpu / (pages[at]?.cpu ?? NaN))).toFixed(2)),
    ]),
    notes: [
      `16 connections, ${rounds} rounds of ${seconds} seconds: the best rate, the middle CPU time. What is asked with wrk on the same machine takes processor time from the site.`,
    ],
    chart: 'Requests per second',
  }
}

async function measureMemory(): Promise<{ table: Table; faults: readonly string[] }> {
  const samples: { answered: number; megabytes: number }[] = []
  let answered = 0
  while (answered < sustained) {
    for (const { path, script } of Object.values(kinds)) {
      answered += (await ask(path, script)).count
      samples.push({ answered, megabytes: residentMegabytes(site.pid) })
    }
  }
  const peak = (of: typeof samples) => Math.max(...of.map(({ megabytes }) => megabytes))
  const first = peak(samples.filter((sample) => sample.answered <= window))
  const last = peak(samples.filter((sample) => sample.answered > answered - window))
  const growth = last / first
  const number = (count: number) => count.toLocaleString('en-GB')
  return {
    table: {
      title: 'Memory under load',
      columns: ['Requests', 'Most memory (MB)'],
      rows: [
        [`the first ${number(window)}`, Math.round(first)],
        [`the last ${number(window)} of ${number(answered)}`, Math.round(last)],
      ],
      notes: [`${growth.toFixed(2)} times the first; the limit is ${mostGrowth}.`],
    },
    faults: growth > mostGrowth ? [`Memory grew to more than ${mostGrowth} times.`] : [],
  }
}

/** Asks for some seconds as often as a single processor can. */
function ask(path: string, script?: string) {
  return load(site.url + path, { seconds, threads: 1, connections: 16, script })
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
