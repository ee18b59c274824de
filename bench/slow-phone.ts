import type { Browser, Locator, Page } from '@playwright/test'
import { watchInteractions, type Watched } from './interaction-watch'

export type Interaction = {
  page: string
  what: string
  duration: number
  delay: number
  processing: number
  presentation: number
  /** What the browser says of a frame over 50 ms. */
  frame: string
}

/** Event Timing leaves out what is shorter. */
const shortest = 16
/**
 * Opens a page for a new visitor with a phone whose processor is so many times slower than this one,
 * and waits until it has nothing left to do by itself.
 */
export async function openPage(browser: Browser, url: string, slower = 4): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Addresses without a language answer in the visitor's.
    locale: 'it-IT',
  })
  await context.addInitScript(watchInteractions)
  // The dialog that welcomes somebody once a visit would lie over what is to be pressed.
  await context.addInitScript(() => sessionStorage.setItem('welcome-seen', 'yes'))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url)
  await quiet(page)
  return page
}

/** Long enough for what comes into view to be fetched ahead, and for what the page does when idle. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
  await idle(page)
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  )
}

export async function bringIntoView(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    if (!element.closest('header')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
}

/** A finger, as the browser knows it: what Playwright checks before a tap would count as well. */
export async function touch(page: Page, target: Locator): Promise<void> {
  await bringIntoView(target)
  await idle(page)
  const [x, y] = await target.evaluate((element) => {
    // The first line of a link that has several.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || !element.contains(hit)) {
      throw new Error(
        `${hit?.outerHTML.slice(0, 200)} lies over ${element.outerHTML.slice(0, 200)}`,
      )
    }
    return [x, y] as const
  })
  await page.touchscreen.tap(x, y)
}

/** Does something on a page, and returns each interaction that it was, with its times. */
export async function interactionsOf(
  page: Page,
  what: string,
  act: () => Promise<void>,
): Promise<Interaction[]> {
  await page.evaluate(() => window.watched())
  const address = new URL(page.url()).pathname
  await act()
  await idle(page)
  // Entries are told after the paint that they wait for.
  await page.waitForTimeout(150)
  await idle(page)
  const { count, entries, frames } = await page.evaluate(() => window.watched())
  if (count === 0) throw new Error(`${address}: ${what}: nothing was pressed.`)
  const ids = [...new Set(entries.map(({ interaction }) => interaction))]
  const seen = ids.map((id) => {
    const own = entries.filter(({ interaction }) => interaction === id)
    const start = Math.min(...own.map((entry) => entry.start))
    const end = most(own.map((entry) => entry.end))
    const from = Math.min(...own.map(({ processingStart }) => processingStart))
    const to = most(own.map(({ processingEnd }) => processingEnd))
    return {
      page: address,
      what,
      duration: most(own.map((entry) => entry.end - entry.start)),
      delay: from - start,
      processing: to - from,
      presentation: Math.max(0, end - to),
      frame: frameOf(frames, start, end),
    }
  })
  const short = { duration: shortest, delay: 0, processing: 0, presentation: 0, frame: '' }
  const unseen = Math.max(0, count - seen.length)
  return [...seen, ...Array.from({ length: unseen }, () => ({ page: address, what, ...short }))]
}

/** Says whose time the longest frame of an interaction is. */
function frameOf(frames: Watched['frames'], start: number, end: number): string {
  const [longest] = frames
    .filter((frame) => frame.start < end && frame.end > start)
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  if (!longest) return ''
  const scripts = [...longest.scripts]
    .sort((a, b) => b.time - a.time)
    .slice(0, 2)
    .map(({ by, time }) => `${by} ${Math.round(time)}`)
  return [...scripts, `style, layout and paint ${Math.round(longest.style)}`].join('; ')
}

/** Returns the greatest of some times, in whole milliseconds. */
export function most(values: number[]): number {
  return Math.round(Math.max(...values))
}
