import type { Browser } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/** Milliseconds of the main thread until the page is quiet, on a processor four times slower. */
export type MainThread = {
  total: number
  longest: number
  /** What tasks take beyond 50 ms each. */
  blocking: number
  script: number
  style: number
  layout: number
  paint: number
}

const kinds = {
  script: /^(EvaluateScript|FunctionCall|v8\.compile|FireAnimationFrame|TimerFire|RunMicrotasks)$/,
  style: /^UpdateLayoutTree$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit)$/,
}

/**
 * Measures one load of a page. Time is the thread's own, which other programs on the machine do not
 * lengthen. Without `scripts`, it is the same page as plain HTML.
 */
export async function mainThread(
  browser: Browser,
  url: string,
  scripts = true,
): Promise<MainThread> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    locale: 'it-IT',
    javaScriptEnabled: scripts,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
    },
  })
  await page.goto(url)
  // Longer than the half second that `networkidle` waits: what is put off counts as well.
  await page.waitForLoadState('networkidle')
  await page.waitForLoadState('networkidle')
  await session.send('Tracing.end')
  await complete
  await context.close()
  return summary(events)
}

function summary(events: TraceEvent[]): MainThread {
  const threads = new Map<string, TraceEvent[]>()
  for (const event of events.filter(({ ph }) => ph === 'X')) {
    const thread = `${event.pid} ${event.tid}`
    if (!threads.get(thread)?.push(event)) threads.set(thread, [event])
  }
  const layouts = (list: TraceEvent[]) => list.filter(({ name }) => name === 'Layout').length
  const [main = []] = [...threads.values()].sort((a, b) => layouts(b) - layouts(a))
  const times = (pattern: RegExp) =>
    main.filter(({ name }) => pattern.test(name)).map(({ tdur = 0 }) => tdur / 1000)
  const tasks = times(/^RunTask$/)
  return {
    total: sum(tasks),
    longest: Math.max(...tasks),
    blocking: sum(tasks.map((time) => Math.max(0, time - 50))),
    script: sum(times(kinds.script)),
    style: sum(times(kinds.style)),
    layout: sum(times(kinds.layout)),
    paint: sum(times(kinds.paint)),
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
