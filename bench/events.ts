// How long a build takes, and how heavy the pages that grow with the events get, in sizes up to 500
// generated events; of the lists by year and by choice, the heaviest. Builds its own copies;
// `npm run bench:events -- 1 100` takes only these sizes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSite } from '../e2e/support/site-server'
import { locales } from '../lib/i18n/locales'
import { generatedEvents } from '../testing/generated-events'

const chosen = process.argv.slice(2).map(Number)
const counts = chosen.length > 0 ? chosen : [1, 50, 100, 250, 500]

/** In bytes, gzip. */
const heaviest = 60 * 1024

const now = new Date()
const groups = locales.flatMap((locale) => [
  `${locale}.html`,
  `${locale}/events.html`,
  `${locale}/events/in/`,
  `${locale}/events/for/`,
])
const files = ['it/events.ics.body', 'it/feed.atom.body', 'sitemap.xml.body']

let isLight = true
let smallest: { count: number; seconds: number } | undefined

for (const count of counts) {
  const started = performance.now()
  const directory = await buildSite({
    name: `events-${count}`,
    // The time makes it a new build each time: an old one would cost nothing.
    env: { BENCH: String(now.getTime()) },
    edits: { 'content/events.json': () => JSON.stringify(generatedEvents(count, now)) },
    timeout: 3_600_000,
  })
  const seconds = (performance.now() - started) / 1000
  const app = join(directory, '.next/server/app')
  const weight = (file: string) => gzipSync(readFileSync(join(app, file))).length
  const built = readdirSync(app, { encoding: 'utf8', recursive: true })
  const weights = groups.map((group) => {
    const own = built.filter((file) => file.startsWith(group) && file.endsWith('.html'))
    if (own.length === 0) throw new Error(`The build holds no ${group}`)
    const all = own.map((file) => [file, weight(file)] as const)
    return all.reduce((most, one) => (one[1] > most[1] ? one : most))
  })
  isLight &&= weights.every(([, bytes]) => bytes < heaviest)
  smallest ??= { count, seconds }
  const each = (seconds - smallest.seconds) / (count - smallest.count)
  const more = count > smallest.count ? `, ${each.toFixed(2)} s for each more` : ''
  console.log(`${count} events: built in ${seconds.toFixed(0)} s${more}. In kB, gzip:`)
  for (const [page, bytes] of [...weights, ...files.map((file) => [file, weight(file)] as const)]) {
    console.log(`  ${(bytes / 1024).toFixed(1).padStart(6)} ${page}`)
  }
}
if (!isLight) {
  console.error(`A page is heavier than ${heaviest / 1024} kB.`)
  process.exit(1)
}
