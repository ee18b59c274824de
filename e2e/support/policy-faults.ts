import type { Page } from '@playwright/test'

/**
 * Everything that the browser complains about from now on: policy violations, console errors and
 * uncaught ones. The browser's own note that a 404 is a 404 is left out.
 */
export async function policyFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`)
    })
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    const { url } = message.location()
    // The one note that does not say which file it is about.
    const isAboutFile = text.startsWith('Failed to load resource')
    if (isAboutFile && /status of 404/.test(text) && url === page.url()) return
    faults.push(`${page.url()}: ${text}${isAboutFile ? ` (${url})` : ''}`)
  })
  return faults
}
