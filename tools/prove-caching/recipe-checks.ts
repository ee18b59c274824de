import { readFileSync } from 'node:fs'
import { servicesVisitors } from '../../testing/locale-table'
import { headerValues, rawRequest, type Answer } from '../../testing/raw-request'

type Check = [what: string, holds: () => Promise<boolean>]

/** What deploy/nginx.conf adds to the site, said as sentences; `failed` are those that do not hold. */
export async function checkRecipe(nginx: string, site: string, log: string) {
  const ask = (path: string, headers = {}) => rawRequest(nginx, path, { headers })
  const gzip = { 'accept-encoding': 'gzip, br' }
  const page = (await rawRequest(site, '/en')).body.toString('utf8')
  const script = /\/_next\/static\/chunks\/[\w-]+\.js/.exec(page)?.[0] ?? ''

  const checks: Check[] = [
    [
      'a page keeps its own headers',
      async () => sameHeaders(await ask('/en'), await rawRequest(site, '/en')),
    ],
    [
      'a page comes from the cache whatever its query and the visitor’s other cookies',
      async () => {
        await ask('/en/events')
        return isHit(await ask('/en/events?a=1', { cookie: 'a=b', 'accept-language': 'de' }))
      },
    ],
    [
      'a page is compressed, once',
      async () => {
        await ask('/es/events', gzip)
        const again = await ask('/es/events', gzip)
        return isHit(again) && again.headers['content-encoding'] === 'gzip'
      },
    ],
    [
      'a client without gzip gets plain text',
      async () => !('content-encoding' in (await ask('/es/events')).headers),
    ],
    [
      'a hashed file has the headers that the site would send',
      async () => sameHeaders(await ask(script), await rawRequest(site, script)),
    ],
    [
      'a hashed file is sent compressed',
      async () => {
        const plain = await ask(script)
        const small = await ask(script, gzip)
        const encoding = String(small.headers['content-encoding'])
        return /gzip|br/.test(encoding) && small.body.length < plain.body.length
      },
    ],
    [
      'a missing hashed file is the site’s own 404',
      async () => {
        const answer = await ask('/_next/static/chunks/none.js')
        return answer.status === 404 && answer.body.toString('utf8') === 'Not Found'
      },
    ],
    [
      'neither a folder nor the list of published files is shown',
      async () => {
        for (const path of ['', '.release', 'chunks/']) {
          const { status } = await ask(`/_next/static/${path}`)
          if (status !== 404 && status !== 308) return false
        }
        return true
      },
    ],
    [
      'another name is not answered over the right one’s connection',
      async () => {
        const answer = await ask('/en', { host: 'evil.example' })
        return answer.status === 421 && !/nginx\/|<h1>[^4]/.test(answer.body.toString('utf8'))
      },
    ],
    [
      'the log names other pages, but neither page of a form, however it is spelt',
      async () => {
        for (const prefix of ['', '/it', '/en', '/es', '/EN', '/', '/en/']) {
          for (const form of ['services/listening-desk', 'contacts', 'contatti', 'Contacts']) {
            for (const end of ['', '/', '?a=/', '#write']) await ask(`${prefix}/${form}${end}`)
          }
          await ask(`${prefix}/services/listening%2Ddesk`)
          await ask(`${prefix}/Services/Listening-Desk`)
        }
        await ask('/it/contacts/card.vcf')
        await ask('/en/events?a=1')
        const paths = readFileSync(log, 'utf8')
          .split('\n')
          .map((line) => line.split(' ')[3] ?? '')
        return paths.includes('/en/events') && !paths.some((path) => /conta|listen/i.test(path))
      },
    ],
    [
      'a Server Action and a long query end at nginx',
      async () => {
        const action = await ask('/assets/none', { 'next-action': 'x' })
        const long = await ask(`/en?a=${'x'.repeat(6000)}`)
        return action.status === 400 && long.status === 414
      },
    ],
    [
      'two cookies, an encoded one or two language headers store nothing under another’s key',
      async () => {
        const spanish = { 'accept-language': 'es-ES,es;q=0.9' }
        const odd: Record<string, string | string[]>[] = [
          { cookie: 'NEXT_LOCALE=es; NEXT_LOCALE=it', ...spanish },
          { cookie: 'NEXT_LOCALE=%69t', ...spanish },
          { cookie: 'XNEXT_LOCALE=it', ...spanish },
          { 'accept-language': ['es-ES,es;q=0.9', 'it'] },
          { 'accept-language': ['it', 'es-ES,es;q=0.9'] },
        ]
        for (const headers of odd) await rawRequest(nginx, '/contacts', { headers })
        const byCookie = await ask('/contacts', { cookie: 'NEXT_LOCALE=es' })
        const byHeader = await ask('/contacts', spanish)
        return [byCookie, byHeader].every(({ headers }) => headers.location === '/es/contacts')
      },
    ],
    [
      'router headers without their query store nothing for visitors',
      async () => {
        await ask('/en/donations', { rsc: '1' })
        await ask('/en/donations', { rsc: '1', 'next-router-segment-prefetch': '/_tree' })
        await ask('/en/donations', { 'next-router-segment-prefetch': '/_tree' })
        const answer = await ask('/en/donations')
        return answer.status === 200 && /^text\/html/.test(answer.headers['content-type'] ?? '')
      },
    ],
    [
      'files for other programs come from the cache in the language of their address, 304 if unchanged',
      async () => {
        const files: [path: string, type: RegExp, words: RegExp][] = [
          ['/events.ics', /^text\/calendar; charset=utf-8$/, /X-WR-CALNAME:Eventi /],
          ['/es/events.ics', /^text\/calendar; charset=utf-8$/, /X-WR-CALNAME:Eventos /],
          ['/feed.atom', /^application\/atom\+xml; charset=utf-8$/, /xml:lang="it"/],
          ['/en/feed.atom', /^application\/atom\+xml; charset=utf-8$/, /xml:lang="en"/],
          ['/en/contacts/card.vcf', /^text\/vcard; charset=utf-8$/, /Italy/],
          ['/assets/social/es/home.png', /^image\/png$/, /PNG/],
        ]
        for (const [path, type, words] of files) {
          const visitor = { 'accept-language': 'fr', cookie: 'NEXT_LOCALE=en' }
          const first = await ask(path, visitor)
          const again = await ask(path, visitor)
          const same = await ask(path, { ...visitor, 'if-none-match': String(first.headers.etag) })
          const isWhole =
            first.status === 200 &&
            type.test(first.headers['content-type'] ?? '') &&
            words.test(again.body.toString('latin1')) &&
            /^public, max-age=3600\b/.test(first.headers['cache-control'] ?? '')
          if (!isWhole || !isHit(again) || same.status !== 304) return false
        }
        return true
      },
    ],
    [
      'of the 404 there is one stored copy for each language, whoever asks for which unknown address',
      async () => {
        const visitors = servicesVisitors()
        for (const kept of [false, true]) {
          for (const [count, { headers, locale }] of visitors.entries()) {
            const path = `/none-${kept}-${count}?a=1`
            const own = await rawRequest(site, `/${locale}/none`)
            const asked = [
              await ask(path, headers),
              await ask(path, { ...headers, rsc: '1' }),
              await ask(path, { ...headers, ...gzip }),
            ]
            const isRight =
              asked.every((answer) => answer.status === 404 && sameHeaders(answer, own)) &&
              asked.slice(0, 2).every((answer) => answer.body.equals(own.body)) &&
              (await ask(`/es${path}`, headers)).body.includes('lang="es"')
            if (!isRight || (kept && !asked.every(isHit))) return false
          }
        }
        return visitors.length > 10
      },
    ],
    [
      'a form reaches its handler, with the visitor’s address in front of the proxy’s',
      async () => {
        const answer = await rawRequest(nginx, '/api/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: '{}',
        })
        return answer.status === 400 && problemCode(answer) === 'invalid'
      },
    ],
    [
      'the handler answers a body over its limit, nginx one far over it',
      async () => {
        const post = (kilobytes: number) =>
          rawRequest(nginx, '/api/contact', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
            body: 'x'.repeat(kilobytes * 1024),
          })
        const answers = [await post(40), await post(200)]
        return answers.every(
          (answer) => answer.status === 413 && problemCode(answer) === 'too-large',
        )
      },
    ],
    [
      'a body sent to a page is refused before it reaches the site',
      async () => {
        const answer = await rawRequest(nginx, '/', { method: 'POST', body: 'x'.repeat(5000) })
        return answer.status === 413
      },
    ],
    [
      'a person whom nginx refuses gets a page with the phone number, and no script',
      async () => {
        const answer = await rawRequest(nginx, '/api/contact', {
          method: 'POST',
          headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
          body: 'x'.repeat(200 * 1024),
        })
        return (
          answer.status === 413 &&
          answer.headers['content-type'] === 'text/html; charset=utf-8' &&
          answer.headers['cache-control'] === 'no-store' &&
          headerValues(answer, 'content-security-policy').join().startsWith("default-src 'none'") &&
          /<a href="tel:\+\d+">/.test(answer.body.toString('utf8'))
        )
      },
    ],
    [
      'a flood of messages is slowed down in the handlers’ own words',
      async () => {
        const send = () => rawRequest(nginx, '/api/contact', { method: 'POST', body: '{}' })
        const answers = await Promise.all(Array.from({ length: 80 }, send))
        const limited = answers.filter(({ status }) => status === 429)
        return (
          limited.length > 10 &&
          limited.every(
            (answer) =>
              problemCode(answer) === 'rate-limited' &&
              answer.headers['content-type'] === 'application/problem+json' &&
              answer.headers['retry-after'] === '10' &&
              headerValues(answer, 'cache-control').join() === 'no-store',
          )
        )
      },
    ],
    [
      'Next’s own redirects are protected too, and pages are no more than once',
      async () => {
        const answers = [await ask('/en/'), await ask('/chi-siamo'), await ask('/en')]
        return answers.every(
          (answer) =>
            headerValues(answer, 'x-content-type-options').join() === 'nosniff' &&
            headerValues(answer, 'strict-transport-security').join() === 'max-age=31536000',
        )
      },
    ],
    [
      'addresses that lead away lead nowhere',
      async () => {
        for (const path of ['//evil.example', '/en//evil.example', '/%5Cevil.example']) {
          const { location = '/' } = (await ask(path)).headers
          if (new URL(location, nginx).host !== new URL(nginx).host) return false
        }
        return true
      },
    ],
  ]

  const failed: string[] = []
  for (const [what, holds] of checks) {
    if (!(await holds())) failed.push(`deploy/nginx.conf: it is not so that ${what}.`)
  }
  return { held: checks.length - failed.length, failed }
}

function isHit({ headers }: Answer): boolean {
  return headers['x-cache'] === 'HIT'
}

function problemCode({ body }: Answer): string | undefined {
  return (JSON.parse(body.toString('utf8')) as { code?: string }).code
}

const compared = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

function sameHeaders(one: Answer, other: Answer): boolean {
  return compared.every(
    (name) => headerValues(one, name).join('\n') === headerValues(other, name).join('\n'),
  )
}
