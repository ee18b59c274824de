// `npm run bench:compare -- ../other/checkout`: what each page costs the main thread of a phone with a
// processor four times slower, in this build and in another one of the same site, in turn: whether a
// change has made pages cheaper or dearer. The other checkout needs a build as well. Addresses and
// fewer or more rounds than 7 may be added: `npm run bench:compare -- ../other / /contacts 3`.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '../e2e/support/free-port'
import { mainSite, startSite } from '../e2e/support/site-server'
import { browserPath } from '../scripts/browser-path.mjs'
import { builtPage } from './built-page'
import { buildFloor } from './floor'
import { fastestLoads, type MainThread } from './main-thread'
import { record, type Table } from './record'

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const rounds = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 7)
const others = given.filter((argument) => existsSync(resolve(argument, '.next/BUILD_ID')))
const addresses = given.filter((argument) => argument.startsWith('/') && !others.includes(argument))
const [other] = others
if (!other) throw new Error('Name a folder with another build of the site.')
const pages =
  addresses.length > 0
    ? addresses
    : ['/', '/about-us', '/services', '/contacts', '/services/listening-desk']

const kinds = ['total', 'longest', 'blocking', 'script', 'style', 'layout', 'paint'] as const
const floor = builtPage(await buildFloor(), 'index').script
const floorSite = await startSite({ directory: await buildFloor(), port: await freePort() })
const before = await startSite({ directory: resolve(other), port: await freePort() })
const after = await startSite({ port: await freePort() })
const loads = [
  { name: 'an empty page', url: `${floorSite.url}/` },
  ...pages.flatMap((page) => [
    { name: `${page}, there`, url: before.url + page },
    { name: `${page}, here`, url: after.url + page },
  ]),
]
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
let fastest: Map<string, MainThread>
try {
  fastest = await fastestLoads(browser, loads, rounds)
} finally {
  await browser.close()
  await Promise.all([floorSite, before, after].map((site) => site.stop()))
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: resolve(other) })
const tables: Table[] = [
  {
    title: 'The main thread until a page is quiet, milliseconds on a processor four times slower',
    columns: ['page', ...kinds],
    rows: loads.map(({ name }) => [name, ...kinds.map((kind) => Math.round(timeOf(name, kind)))]),
    notes: [
      `The best of ${rounds} loads, all pages in turn: other work of the machine only makes it slower.`,
    ],
  },
  {
    title: 'Here as a share of there',
    columns: ['page', ...kinds],
    rows: pages.map((page) => [
      page,
      ...kinds.map((kind) => share(timeOf(`${page}, here`, kind), timeOf(`${page}, there`, kind))),
    ]),
  },
  {
    title: 'Script over an empty page, bytes of gzip, and script files',
    columns: ['page', 'there', 'here', 'share', 'files there', 'files here'],
    rows: pages.map((page) => {
      const [there, here] = [resolve(other), mainSite].map((site) =>
        builtPage(site, page === '/' ? 'it' : `it${page}`, floor),
      )
      if (!there || !here) throw new Error(`${page} is not in both builds.`)
      return [
        page,
        there.scriptOverFloor,
        here.scriptOverFloor,
        share(here.scriptOverFloor, there.scriptOverFloor),
        there.scriptFiles,
        here.scriptFiles,
      ]
    }),
  },
]
await record('compare', tables, { 'the other build': String(commit).trim() })

function timeOf(name: string, kind: (typeof kinds)[number]): number {
  return fastest.get(name)?.[kind] ?? NaN
}

function share(here: number, there: number): number {
  return Math.round((100 * here) / there) / 100
}
