import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { checkSite } from '../tools/site-check/check-site'
import { datedEvents } from './support/dated-events'
import { rawRequest, type Answer } from './support/raw-request'
import { startReverseProxy } from './support/reverse-proxy'
import { addresses, locales } from './support/site'

test('a search engine finds no fault on any page', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const { pages, faults } = await checkSite(baseURL ?? '')
  expect(faults).toEqual([])
  expect(pages).toBe(addresses.length + locales.length * datedEvents.length)
})

type Plant = {
  fault: string
  /** The only address whose answer is changed. */
  path: string
  change: (answer: Answer) => Partial<Answer>
  /** The only sentence that must be said. */
  said: RegExp
}

/** Changes the text of an answer, and fails where there is nothing to change. */
function replaced(from: string | RegExp, to: string): Plant['change'] {
  return ({ body }) => {
    const before = body.toString('utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`There is no ${String(from)} to replace.`)
    return { body: Buffer.from(after) }
  }
}

function withoutHeader(name: string): Plant['change'] {
  return ({ headers }) => ({ headers: without(headers, [name]) })
}

const englishEvent = addresses.find(
  ({ path, locale }) => path.startsWith('/events/') && locale === 'en',
)

const plants: Plant[] = [
  {
    fault: 'a wrong canonical address',
    path: '/en/events',
    change: replaced(/(<link rel="canonical" href=")[^"]+/, '$1http://localhost:3000/en/donations'),
    said: /^\/en\/events: canonical is \S+\/en\/donations instead of \S+\/en\/events\.$/,
  },
  {
    fault: 'a missing return link',
    path: '/services',
    change: replaced(/<link rel="alternate" hrefLang="es"[^>]*>/i, ''),
    said: /^\/services: hreflang es is missing: no return link to \S+\/es\/services\.$/,
  },
  {
    fault: 'a dead fragment',
    path: '/es/services/listening-desk',
    change: replaced('href="#request"', 'href="#gone"'),
    said: /^\/es\/services\/listening-desk: the link #gone leads to no place of the page\.$/,
  },
  {
    fault: 'a picture of the wrong size',
    path: '/assets/social/it/donations.png',
    change: () => ({ body: readFileSync('public/assets/icons/icon-192.png') }),
    said: /^\/donations: its picture is 192x192 instead of 1200x630\.$/,
  },
  {
    fault: 'the title of another page',
    path: '/en/contacts',
    change: replaced(
      /<title>.*?<\/title>/,
      '<title>About us and how we work – Associazione Esempio</title>',
    ),
    said: /^\/en\/contacts: title "About us .*" is also that of \/en\/about-us\.$/,
  },
  {
    fault: 'a missing header',
    path: '/about-us',
    change: withoutHeader('x-content-type-options'),
    said: /^\/about-us: header x-content-type-options is missing\.$/,
  },
  {
    fault: 'a wrong language',
    path: '/es/donations',
    change: replaced(/(<html[^>]* lang=")es"/, '$1it"'),
    said: /^\/es\/donations: lang is "it" instead of "es"\.$/,
  },
  {
    fault: 'broken structured data',
    path: '/en/services/workshops',
    change: replaced('"@type":"BreadcrumbList"', '"@type":"BreadcrumbList'),
    said: /^\/en\/services\/workshops: its structured data is no JSON\.$/,
  },
  {
    fault: 'a chain of redirects',
    path: '/en/servizi',
    change: () => ({ headers: { location: '/en/chi-siamo' } }),
    said: /^\/en\/servizi: leads to \/en\/chi-siamo, another redirect, instead of \/en\/services\.$/,
  },
  {
    fault: 'a security.txt that has expired',
    path: '/.well-known/security.txt',
    change: replaced(/Expires: .*/, 'Expires: 2020-01-01T00:00:00.000Z'),
    said: /^\/\.well-known\/security\.txt: It expires on 2020-01-01/,
  },
  {
    fault: 'a script that the policy does not know',
    path: '/cookie-policy',
    change: replaced('</body>', '<script>alert(1)</script></body>'),
    said: /^\/cookie-policy: the policy refuses the script "alert\(1\)"\.$/,
  },
  {
    fault: 'a link to a page that is gone',
    path: '/accessibility',
    change: replaced('</main>', '<a href="/gone">gone</a></main>'),
    said: /^\/accessibility: the link \/gone answers 404\.$/,
  },
  {
    fault: 'a page that is not found as one',
    path: '/es/no-such-page',
    change: () => ({ status: 200 }),
    said: /^\/es\/no-such-page: answers 200 instead of 404\.$/,
  },
  {
    fault: 'an event without its offset',
    path: englishEvent?.address ?? '',
    change: replaced(/("startDate":"[^"+]+)\+0\d:00/, '$1'),
    said: /: its Event has the date \S+T16:00:00, without offset\.$/,
  },
]

test('it names every fault that is planted, each once, and no other', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const changed = new Set<string>()
  const proxy = await startReverseProxy(async ({ request, response }) => {
    const { url = '/' } = request
    const headers = without(request.headers, ['host'])
    const answer = await rawRequest(baseURL, url, { headers })
    const plant = plants.find(({ path }) => path === url)
    if (plant) changed.add(url)
    const sent = plant ? { ...answer, ...plant.change(answer) } : answer
    response.writeHead(sent.status, without(sent.headers, ['transfer-encoding', 'content-length']))
    response.end(sent.body)
  })
  const { faults } = await checkSite(proxy.url)
  await proxy.close()
  expect(changed.size).toBe(plants.length)
  for (const { fault, said } of plants) {
    expect(
      faults.filter((sentence) => said.test(sentence)),
      fault,
    ).toHaveLength(1)
  }
  expect(faults).toHaveLength(plants.length)
})

function without(headers: Answer['headers'], names: readonly string[]): Answer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
