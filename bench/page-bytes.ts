import type { Browser, Page, Request } from '@playwright/test'
import { rawRequest } from '../testing/raw-request'
import { emptyPage, type Figures } from './budgets'

type Sent = { address: string; kind: string; format: string; bytes: number }

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: 'it-IT',
}

/**
 * Measures a page in a browser that has never been there, scrolled to its end. A second browser, which
 * may fetch ahead, shows what is fetched besides for the pages that are linked.
 */
export async function firstVisit(browser: Browser, url: string, address: string): Promise<Figures> {
  const { page, sent } = await visit(browser, { ahead: false })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Performance.enable')
  await page.goto(url + address)
  await quiet(page)
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await scrollThrough(page)
  await quiet(page)
  const own = await sent()
  await page.context().close()

  const { ahead, beforePaint } = await fetchedAhead(
    browser,
    url + address,
    own.map((entry) => entry.address),
  )
  const images = own.filter(({ kind }) => kind === 'image')
  return {
    requests: own.length,
    bytes: bytes(own),
    html: bytes(own, 'document'),
    scriptOverBaseline: bytes(own, 'script') - emptyPage,
    scriptFiles: own.filter(({ kind }) => kind === 'script').length,
    css: bytes(own, 'stylesheet'),
    cssFiles: own.filter(({ kind }) => kind === 'stylesheet').length,
    fonts: bytes(own, 'font'),
    pictures: bytes(images),
    rawPictures: images.filter(({ format }) => !/avif|webp|svg/.test(format)).length,
    thirdParties: own.filter((entry) => new URL(entry.address).origin !== url).length,
    prefetch: bytes(ahead, 'rsc'),
    prefetchedScript: bytes(ahead, 'script'),
    prefetchBeforePaint: beforePaint,
    mainThread: Math.round(seconds * 1000),
  }
}

async function fetchedAhead(browser: Browser, url: string, own: string[]) {
  const { page, sent } = await visit(browser, { ahead: true })
  await page.goto(url)
  await quiet(page)
  await scrollThrough(page)
  await quiet(page)
  const all = await sent()
  const beforePaint = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    const resources = performance.getEntriesByType('resource')
    return resources.filter((entry) => entry.name.includes('_rsc=') && entry.startTime < paint)
      .length
  })
  await page.context().close()
  return { ahead: all.filter(({ address }) => !own.includes(address)), beforePaint }
}

/** Opens a window that has never been anywhere; `sent` tells what it has fetched so far. */
async function visit(browser: Browser, { ahead }: { ahead: boolean }) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  if (!ahead) {
    await page.route('**/*', (route) =>
      route.request().headers()['next-router-prefetch'] ? route.abort() : route.continue(),
    )
  }
  const ended: Request[] = []
  page.on('requestfinished', (request) => ended.push(request))
  // The router ends an answer itself once it has read all that it needs.
  page.on('requestfailed', (request) => {
    if (ahead || !request.headers()['next-router-prefetch']) ended.push(request)
  })
  return { page, sent: () => Promise.all(ended.map(weigh)) }
}

/** Long enough for what the page does once it is idle. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
  await page.waitForLoadState('networkidle')
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

async function weigh(request: Request): Promise<Sent> {
  const type = (await request.response())?.headers()['content-type'] ?? ''
  return {
    address: request.url(),
    kind: request.headers().rsc ? 'rsc' : request.resourceType(),
    format: type.replace(/^image\/|[+;].*/g, ''),
    bytes: request.failure() ? await bytesOf(request) : (await request.sizes()).responseBodySize,
  }
}

/** Browsers do not tell the size of an answer that was not read to its end. */
async function bytesOf(request: Request): Promise<number> {
  const { origin, pathname, search } = new URL(request.url())
  const headers = { ...(await request.allHeaders()), 'accept-encoding': 'gzip' }
  return (await rawRequest(origin, pathname + search, { headers })).body.length
}

function bytes(list: Sent[], kind?: string): number {
  return sum(list.filter((entry) => !kind || entry.kind === kind).map((entry) => entry.bytes))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Returns bytes as kB with one decimal. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
