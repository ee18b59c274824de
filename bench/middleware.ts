import { rawRequest } from '../e2e/support/raw-request'
import { buildSite, startSite } from '../e2e/support/site-server'
import type { Table } from './record'
import { cpuMilliseconds, median } from './usage'
import { load } from './wrk'

/** Which of the variants answers: without it, the request never reaches the middleware. */
const header = 'bench-middleware'

const variants = { none: 'none', empty: 'one that does nothing', site: 'the site’s' }

type Variant = keyof typeof variants

/** Our own code may add this much to what the framework needs to call any middleware. */
const mostOfOurOwn = 1.25
const rounds = 15
const path = '/en'

/**
 * Returns what the middleware costs the server at a prerendered page: in one build and one process,
 * by turns, without any middleware, with one that does nothing, and with the site's.
 */
export async function measureMiddleware(
  port: number,
): Promise<{ table: Table; faults: readonly string[] }> {
  const directory = await buildSite({ name: 'middleware', edits: { 'middleware.ts': byHeader } })
  const site = await startSite({ directory, port })
  const names = Object.keys(variants) as Variant[]
  const times = { none: [] as number[], empty: [] as number[], site: [] as number[] }
  try {
    for (const name of names) {
      const { status, headers } = await rawRequest(site.url, path, { headers: headersFor(name) })
      const isRewritten = 'x-middleware-rewrite' in headers
      if (status !== 200 || isRewritten !== (name === 'site')) {
        throw new Error(`${path} with middleware “${name}”: not the variant that was asked for.`)
      }
      await cpuPerRequest(name, 5)
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) times[name].push(await cpuPerRequest(name, 1))
    }
  } finally {
    await site.stop()
  }

  async function cpuPerRequest(name: Variant, seconds: number): Promise<number> {
    const before = cpuMilliseconds(site.pid)
    const { count } = await load(site.url + path, {
      seconds,
      threads: 1,
      connections: 16,
      headers: headersFor(name),
    })
    return (cpuMilliseconds(site.pid) - before) / count
  }

  const against = (name: Variant, other: Variant) =>
    median(times[name].map((time, round) => time / (times[other][round] ?? NaN)))
  const ownShare = against('site', 'empty')
  return {
    table: {
      title: 'A prerendered page with and without middleware',
      columns: ['Middleware', 'CPU time per request (ms)', 'Against none'],
      rows: names.map((name) => [
        variants[name],
        Number(median(times[name]).toFixed(2)),
        Number(against(name, 'none').toFixed(2)),
      ]),
      notes: [
        `One build and one process; ${rounds} rounds by turns, of which the middle one counts. The site’s middleware takes ${ownShare.toFixed(2)} times the CPU time of one that does nothing (at most ${mostOfOurOwn}).`,
        'The rest is what Next.js needs to call any middleware: objects for request and answer, and a second way through its server. Only requests that do not reach the middleware are spared it, and every page’s must: without it Next.js answers a POST with the page, and knows neither the visitor’s language nor the 404 in it.',
      ],
    },
    faults:
      ownShare > mostOfOurOwn
        ? [`The site’s middleware costs more than ${mostOfOurOwn} times an empty one.`]
        : [],
  }
}

function headersFor(name: Variant): Record<string, string> {
  return name === 'none' ? {} : { [header]: name }
}

/** The site's middleware behind a header of the request, with an empty one beside it. */
function byHeader(text: string): string {
  return `${text
    .replace(/matcher: \[\s*('[^\n]*'),\s*\]/, (_, source) => {
      return `matcher: [{ source: ${source}, has: [{ type: 'header', key: '${header}' }] }]`
    })
    .replace('export function middleware', 'function ofTheSite')}
export function middleware(request: NextRequest): NextResponse {
  return request.headers.get('${header}') === 'site' ? ofTheSite(request) : NextResponse.next()
}
`
}
