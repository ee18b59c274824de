// `npm run prove:caches`: the built site behind real caches. Each gets 10,000 mixed requests, and must
// answer every one with the language of the table. Needs nginx and Varnish, and the folder that
// `npm run build:standalone` makes.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rawRequest, type Answer } from '../../testing/raw-request'
import { deviations, localeTraffic, pick, type Ask } from './locale-traffic'
import {
  eagerVarnish,
  has,
  plainNginx,
  plainVarnish,
  recipe,
  serverFolder,
  standalone,
  startNginx,
  startSite,
  startVarnish,
  type Running,
} from './proxies'
import { checkRecipe } from './recipe-checks'
import { startInstances, wrongRefusals } from './refusal-checks'

const requests = 10_000
const firstPort = Number(process.env.PROVE_PORT ?? 3400)

const missing = ['nginx', 'varnishd'].filter((program) => !has(program))
if (missing.length > 0)
  stop(`Not on PATH: ${missing.join(', ')} (Debian: apt-get install nginx varnish).`)
if (!existsSync(join(standalone, 'server.js'))) stop('Run `npm run build:standalone` first.')

const faults: string[] = []
const instances = await startInstances()
const pair = serverFolder(instances.spare.url, instances.asked.url)
const failing = await startNginx(firstPort + 1, recipe(firstPort + 1, pair))
const { sent, wrong: wrongly } = await wrongRefusals(failing.url, instances)
console.log(
  `deploy/nginx.conf, failing instances: ${sent} messages, ${wrongly.length} told wrongly`,
)
faults.push(...wrongly.map((line) => `deploy/nginx.conf, failing instances: ${line}`))
await failing.stop()

const site = await startSite(firstPort)
const folder = serverFolder(site.url)
const caches: [string, (port: number) => Promise<Running>][] = [
  ['nginx, by headers alone', (port) => startNginx(port, plainNginx(port, site.url))],
  ['nginx, deploy/nginx.conf', (port) => startNginx(port, recipe(port, folder))],
  ['Varnish, as it comes', (port) => startVarnish(port, plainVarnish(site.url))],
  ['Varnish, cookies or not', (port) => startVarnish(port, eagerVarnish(site.url))],
]

const traffic = await localeTraffic(site.url)
for (const [name, start] of caches) {
  const cache = await start(firstPort + 1)
  let hits = 0
  const ask: Ask = async (path, headers) => {
    const answer = await rawRequest(cache.url, path, { headers })
    hits += isHit(answer) ? 1 : 0
    return answer
  }
  const began = Date.now()
  const wrong = await deviations(pick(traffic, requests), ask, 16)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(
    `${name}: ${requests} requests, ${hits} from the cache, ${wrong.length} wrong, ${seconds} s`,
  )
  faults.push(...wrong.map((line) => `${name}: ${line}`))
  if (hits < requests / 10) faults.push(`${name}: only ${hits} answers came from the cache.`)
  if (name.includes('deploy/')) {
    const { held, failed } = await checkRecipe(cache.url, site.url, join(folder, 'access.log'))
    console.log(`${name}: ${held} checks of the recipe hold, ${failed.length} do not`)
    faults.push(...failed)
  }
  await cache.stop()
}

await site.stop()
for (const made of [folder, pair]) rmSync(made, { recursive: true })
for (const fault of faults.slice(0, 50)) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

function isHit({ headers }: Answer): boolean {
  return headers['x-cache'] === 'HIT' || / /.test(String(headers['x-varnish'] ?? ''))
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
