import type { Browser } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { beginData?: { url?: string } }
}

/** Milliseconds of the main thread until the page is quiet, on a processor four times slower. */
export type MainThread = {
  total: number
  longest: number
  /** What tasks take beyond 50 ms each. */
  blocking: number
}

/**
 * Measures one load of a page. Time is the thread's own, which other programs lengthen little; what
 * neighbours take from a virtual machine counts. Without `scripts`, it is the same page as plain HTML.
 */
async function mainThread(browser: Browser, url: string, scripts = true): Promise<MainThread> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    locale: 'it-IT',
    javaScriptEnabled: scripts,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // The whole browser: the tab's first page runs in a process that only its navigation starts.
  const tracing = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  tracing.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
    },
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  // What is put off until the browser is idle counts as well.
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
  await tracing.send('Tracing.end')
  await complete
  await Promise.all([context.close(), tracing.detach()])
  return summary(events, page.url())
}

type Load = { name: string; url: string; scripts?: boolean }

/**
 * Loads all pages in turn, so many times, and returns by name the load that took the main thread least:
 * other work of the machine only makes it slower.
 */
export async function fastestLoads(
  browser: Browser,
  loads: readonly Load[],
  rounds: number,
): Promise<Map<string, MainThread>> {
  const fastest = new Map<string, MainThread>()
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, scripts } of loads) {
      const now = await mainThread(browser, url, scripts)
      const best = fastest.get(name) ?? now
      fastest.set(name, now.total < best.total ? now : best)
    }
    console.log(`Round ${round + 1} of ${rounds} is done.`)
  }
  return fastest
}

function summary(events: TraceEvent[], url: string): MainThread {
  const parsing = events.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url,
  )
  if (!parsing) throw new Error(`The trace does not hold the load of ${url}.`)
  const main = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === parsing.pid && tid === parsing.tid,
  )
  const tasks = main.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000)
  return {
    total: sum(tasks),
    longest: Math.max(...tasks),
    blocking: sum(tasks.map((time) => Math.max(0, time - 50))),
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
