// `npm run bench:server`: what the site's own process gives without nginx in front of it. Requests per
// second for each kind of answer against a prerendered page of the same run; the most memory during
// the last of 100,000 requests against the first; and the time from start to first answer against
// that of an empty Node process. Needs wrk, and the folder that `npm run build:standalone` makes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { has, standalone, startSite } from '../e2e/support/proxies'
import { rawRequest } from '../e2e/support/raw-request'
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

const starts: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const begin = performance.now()
  const started = await startSite(port)
  starts.push(performance.now() - begin)
  await started.stop()
}
const emptyStarts = Array.from({ length: rounds }, () => {
  const begin = performance.now()
  spawnSync(process.execPath, ['-e', ''])
  return performance.now() - begin
})
const coldStart = Math.min(...starts)
const emptyStart = Math.min(...emptyStarts)
console.log(
  `first answer after ${coldStart.toFixed(0)} ms, ${(coldStart / emptyStart).toFixed(1)} times the start of an empty Node process`,
)

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

const rates = new Map<string, number>()
for (let round = 0; round < rounds; round += 1) {
  for (const [name, { path, status, request, script }] of Object.entries(kinds)) {
    const answer = await rawRequest(site.url, path, request)
    if (answer.status !== status) stop(`${path}: ${answer.status}, not ${status}.`)
    const { requestsPerSecond } = await ask(path, script)
    rates.set(name, Math.max(requestsPerSecond, rates.get(name) ?? 0))
  }
}
const ofPage = rates.get('a page') ?? NaN
for (const [name, rate] of rates) {
  console.log(
    `${String(Math.round(rate)).padStart(7)} requests/s  ${(rate / ofPage).toFixed(2)} of a page  ${name}`,
  )
}

const samples: { answered: number; kilobytes: number }[] = []
let answered = 0
while (answered < sustained) {
  for (const { path, script } of Object.values(kinds)) {
    answered += (await ask(path, script)).count
    samples.push({ answered, kilobytes: memory() })
  }
}
const peak = (of: typeof samples) => Math.max(...of.map(({ kilobytes }) => kilobytes))
const first = peak(samples.filter((sample) => sample.answered <= window))
const last = peak(samples.filter((sample) => sample.answered > answered - window))
const growth = last / first
console.log(
  `memory over ${answered} more requests: at most ${(first / 1024).toFixed(0)} MB in the first ${window}, ${growth.toFixed(2)} times that in the last`,
)
await site.stop()
rmSync(scripts, { recursive: true })
if (growth > mostGrowth) stop(`More than ${mostGrowth} times.`)

/** Asks for some seconds as often as a single processor can. */
function ask(path: string, script?: string) {
  return load(site.url + path, { seconds, threads: 1, connections: 16, script })
}

/** Resident memory of the site's process, in kB. */
function memory(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1])
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
