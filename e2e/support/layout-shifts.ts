import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: string[]
  }
}

/** Records what moves by itself in the pages that are opened from now on; only what is on the screen counts. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type LayoutShift = PerformanceEntry & { value: number; sources: Source[] }
    // A busy machine may paint half of the header's bar, which is filled from its end.
    const isHalfRead = ({ startTime }: LayoutShift, { node, previousRect, currentRect }: Source) =>
      // Unknown where the test has set the clock.
      !(startTime >= performance.timing.domInteractive - performance.timeOrigin) &&
      node instanceof Element &&
      node.closest('body > header') !== null &&
      previousRect.y === currentRect.y
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const sources = entry.sources.filter((source) => !isHalfRead(entry, source))
        if (entry.sources.length > 0 && sources.length === 0) continue
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? ''),
        )
        window.layoutShifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns what has moved by itself since the page began, once everything is painted. */
export async function recordedShifts(page: Page): Promise<string[]> {
  await twoFrames(page)
  return page.evaluate(() => window.layoutShifts)
}

export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
