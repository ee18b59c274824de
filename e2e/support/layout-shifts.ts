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
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) =>
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
