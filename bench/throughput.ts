// `npm run bench:throughput`: requests per second for a prerendered page, from the site alone, from
// deploy/nginx.conf in front of it, and from nginx with the bare file, all on this machine and in this
// run; while nginx is under load, visitors of all languages must get what the table says. Needs wrk,
// nginx, and the folder that `npm run build:standalone` makes.
import { execFile } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rawRequest } from '../e2e/support/raw-request'
import { deviations, localeTraffic, pick, type Ask } from '../tools/prove-caching/locale-traffic'
import {
  has,
  recipe,
  serverFolder,
  standalone,
  startNginx,
  startSite,
} from '../tools/prove-caching/proxies'
import { printTables, type Table } from './tables'

const port = Number(process.env.BENCH_PORT ?? 3500)
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = 3
/** Who ask mixed questions while a page is under load. */
const visitors = 300
const targets = { timesTheSite: 50, shareOfTheBareFile: 0.6 }

const missing = ['nginx', 'wrk'].filter((program) => !has(program))
if (missing.length > 0) stop(`Not on PATH: ${missing.join(', ')}.`)
if (!existsSync(join(standalone, 'server.js'))) stop('Run `npm run build:standalone` first.')

const site = await startSite(port)
const files = serverFolder(site.url)
const nginx = await startNginx(port + 1, recipe(port + 1, files))
writeFileSync(join(files, 'en.html'), (await rawRequest(site.url, '/en')).body)
const bare = await startNginx(
  port + 3,
  `server { listen localhost:${port + 3}; root ${files}; }`,
  '/en.html',
)

const traffic = await localeTraffic(site.url)
const ask: Ask = (path, headers) => rawRequest(nginx.url, path, { headers })
await deviations(traffic, ask)

const figures = new Map<string, number[]>()
const wrong: string[] = []
for (let round = 1; round <= rounds; round += 1) {
  await measure('the site alone, /en', `${site.url}/en`)
  const mixed = pick(traffic, visitors, round)
  const [, found] = await Promise.all([
    measure('deploy/nginx.conf, /en', `${nginx.url}/en`),
    deviations(mixed, ask, 1),
  ])
  wrong.push(...found)
  const [, more] = await Promise.all([
    measure('deploy/nginx.conf, /', `${nginx.url}/`),
    deviations(mixed, ask, 1),
  ])
  wrong.push(...more)
  await measure('nginx, the bare file', `${bare.url}/en.html`)
}
await Promise.all([nginx.stop(), bare.stop(), site.stop()])
rmSync(files, { recursive: true })

const faults = wrong.map((line) => `Under load: ${line}`)
for (const page of ['/en', '/']) {
  const behindNginx = `deploy/nginx.conf, ${page}`
  if (times(behindNginx, 'the site alone, /en') < targets.timesTheSite)
    faults.push(`${page}: less than ${targets.timesTheSite} times the site.`)
  if (times(behindNginx, 'nginx, the bare file') < targets.shareOfTheBareFile) {
    faults.push(`${page}: less than ${targets.shareOfTheBareFile} of the bare file.`)
  }
}
const table: Table = {
  title: 'A prerendered page from the site and from nginx in front of it',
  columns: ['Answered by', 'Requests per second', 'Of the site alone', 'Of the bare file'],
  rows: [...figures.keys()].map((what) => [
    what,
    Math.round(best(what)),
    Number(times(what, 'the site alone, /en').toPrecision(2)),
    Number(times(what, 'nginx, the bare file').toPrecision(2)),
  ]),
  notes: [
    `64 connections, the best of ${rounds} rounds of ${seconds} seconds by turns. Behind nginx the page must come at least ${targets.timesTheSite} times as often as from the site alone, and ${targets.shareOfTheBareFile} times as often as the bare file.`,
    `Meanwhile ${visitors * rounds * 2} mixed requests asked for pages in all languages: ${wrong.length} wrong answers.`,
  ],
}
printTables([table])
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function measure(what: string, url: string): Promise<void> {
  const parameters = ['-t2', '-c64', '--timeout', '20s', `-d${seconds}s`, url]
  const { stdout: output } = await promisify(execFile)('wrk', parameters)
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (/Non-2xx/.test(output)) wrong.push(`${what}: ${output}`)
  figures.set(what, [...(figures.get(what) ?? []), requestsPerSecond])
}

function times(what: string, other: string): number {
  return best(what) / best(other)
}

/** Of several rounds the best counts: whatever else the machine does makes it only slower. */
function best(what: string): number {
  return Math.max(...(figures.get(what) ?? []))
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
