import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands: one line a violation, with the first places. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const results = await page.evaluate<AxeResults, string[]>(
    (tags) =>
      (
        window as unknown as {
          axe: { run: (context: Document, options: object) => Promise<AxeResults> }
        }
      ).axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }),
    rules,
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
