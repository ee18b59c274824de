import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands: one line a violation, with the first places. */
export async function violations(page: Page): Promise<string[]> {
  return run(page, { type: 'tag', values: tags })
}

/** Only what another colour scheme can change. */
export async function colourViolations(page: Page): Promise<string[]> {
  return run(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
}

/** What axe finds, light and dark, on the page as it stands. */
export async function schemeViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await colourViolations(page)
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
}

/** What axe finds narrow and light, wide and dark, and whether the page can be scrolled sideways. */
export async function stateViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // What floats over a page may happen to lie over a link; at the top it is in its own place.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) found.push(`${width} px: ${overflow} px too wide`)
    for (const line of await violations(page)) found.push(`${width} px, ${colorScheme}: ${line}`)
  }
  return found
}

/** What axe finds on a page whose scripts are off, 320 px wide: its HTML in a window where they run. */
export async function violationsWithoutScript(page: Page): Promise<string[]> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      // The test's own setting would hold here too.
      javaScriptEnabled: true,
      bypassCSP: true,
      viewport: { width: 320, height: 640 },
    })
  if (!context) throw new Error('The page belongs to no browser')
  const copy = await context.newPage()
  const body = await page.content()
  await copy.route(page.url(), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  )
  await copy.goto(page.url())
  const overflow = await copy.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const found = await violations(copy)
  await context.close()
  return overflow > 0 ? [...found, `${overflow} px too wide`] : found
}

type Axe = { run: (context: Document, options: RunOptions) => Promise<AxeResults> }

async function run(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // Half a megabyte: sent once to each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: Axe }).axe.run(document, options),
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  )
  if (results.passes.length === 0) throw new Error('axe has checked nothing')
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join('; ')})`,
  )
}
