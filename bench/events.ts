// How long a build takes, and how heavy the pages that grow with the events get, in sizes up to 500
// generated events. Builds its own copies; `npm run bench:events -- 1 100` takes only these sizes.
import { readFileSync } from 'node:fs'
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
const parts = ['events', `events/in/${now.getFullYear()}`, 'events/for/adults/any']
const pages = locales.flatMap((locale) => [locale, ...parts.map((part) => `${locale}/${part}`)])
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
  const weight = (file: string) =>
    gzipSync(readFileSync(join(directory, '.next/server/app', file))).length
  const weights = pages.map((page) => [`/${page}`, weight(`${page}.html`)] as const)
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
