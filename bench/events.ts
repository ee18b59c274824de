// How long a build takes and how heavy the list of events gets, with 1, 250 and 500 generated events.
// Builds its own copies.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSite } from '../e2e/support/site-server'
import { generatedEvents } from '../testing/generated-events'

const counts = [1, 250, 500]
/** In bytes, gzip. */
const heaviest = 60 * 1024

const pages = ['it/events', 'es/events', 'it', 'it/contacts', 'it/events/for/adults/any']
const now = new Date()
let isLight = true

for (const count of counts) {
  const started = performance.now()
  const directory = await buildSite({
    name: `events-${count}`,
    // The time makes it a new build each time: an old one would cost nothing.
    env: { BENCH: String(now.getTime()) },
    edits: { 'content/events.json': () => JSON.stringify(generatedEvents(count, now)) },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const weights = pages.map((page) => {
    const html = readFileSync(join(directory, `.next/server/app/${page}.html`))
    const weight = gzipSync(html).length
    if (weight > heaviest) isLight = false
    return `/${page} ${(weight / 1024).toFixed(1)} kB`
  })
  console.log(`${count} events: built in ${seconds} s; HTML, gzip: ${weights.join(', ')}`)
}
if (!isLight) {
  console.error(`A page is heavier than ${heaviest / 1024} kB.`)
  process.exit(1)
}
