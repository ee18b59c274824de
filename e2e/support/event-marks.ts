import type { Page } from '@playwright/test'

declare global {
  interface Window {
    eventMarks: { made: number; late: string[] }
  }
}

/**
 * Records, in the pages that are opened from now on, the marks by which style sheets show an event or the
 * desk's pause as past, today or upcoming: how many are made, and which come late, once the whole
 * document is read, or change, so that something moves before the visitor's eyes.
 */
export async function recordMarks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.eventMarks = { made: 0, late: [] }
    new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        const { when, times } = (target as HTMLElement).dataset
        window.eventMarks.made++
        const isLate = oldValue === null ? document.readyState !== 'loading' : oldValue !== when
        if (isLate) window.eventMarks.late.push(`${times}: from ${oldValue} to ${when}`)
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-when'], attributeOldValue: true })
  })
}

/** Waits until everything dated has been marked twice, by the inline script and by React; returns what came late. */
export async function lateMarks(page: Page): Promise<string[]> {
  await page.waitForFunction(() => {
    const dated = document.querySelectorAll('[data-times]').length
    return dated > 0 && window.eventMarks.made >= 2 * dated
  })
  return page.evaluate(() => window.eventMarks.late)
}
