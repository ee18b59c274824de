import { expect, test, type Page } from '@playwright/test'
import errorPage from '../content/error-page.json'
import exit from '../content/exit.json'
import { contactSuccess, fillContact, formOf, submitOf, uniqueText } from './support/forms'
import { emailsWith } from './support/outbox'
import { catalog } from './support/site'

/**
 * What our own code asks of a browser beside what Next needs. An old one, one that an employer has set up or
 * one within an app may lack or refuse it.
 */
const browserApis = [
  'sessionStorage',
  'document.cookie',
  'navigator.onLine',
  'navigator.clipboard',
  'navigator.share',
  'BroadcastChannel',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'requestIdleCallback',
  'getSelection',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'FormData',
  'crypto.randomUUID',
  'URL.canParse',
  'performance.getEntriesByType',
  'HTMLDialogElement.prototype.showModal',
  'HTMLDialogElement.prototype.close',
  'Intl.DateTimeFormat',
]

for (const api of browserApis) {
  for (const how of ['missing', 'throwing'] as const) {
    test(`with ${api} ${how}, the site can be read, left, and written to`, async ({ page }) => {
      await expectUsable(page, { api, how })
    })
  }
}

/**
 * Reads, writes, goes on and leaves in a browser that lacks something. By React or, where it cannot
 * start, as without script: what counts is that all of it works, and that nothing speaks of an error.
 */
async function expectUsable(page: Page, absence: Absence): Promise<void> {
  await withhold(page, absence)
  await page.route(`${new URL(exit.url.it).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await page.goto('/contacts')
  await settled(page)
  await expectNoErrorScreen(page)
  const text = uniqueText()
  await fillContact(page, text)
  await submitOf(page).click()
  const { title } = catalog.it.FormSent
  await expect(
    contactSuccess(page).or(page.getByRole('heading', { name: title, level: 1 })),
  ).toBeVisible()
  expect(await emailsWith(text)).toHaveLength(1)

  await page.locator('footer a[href="/services/listening-desk"]').first().click()
  await expect(formOf(page)).toBeVisible()
  await settled(page)
  await expectNoErrorScreen(page)
  await page.locator('footer a[href="/events"]').first().click()
  await expect(page).toHaveURL('/events')
  await expect(page.locator('h1')).toBeVisible()
  await settled(page)
  await expectNoErrorScreen(page)
  await page.goto('/safety')
  await settled(page)
  await page.getByRole('link', { name: catalog.it.QuickExit.exit, exact: true }).click()
  await expect(page).toHaveTitle('Elsewhere')
}

/** Waits until React has taken over and its effects have run, or never will. */
async function settled(page: Page) {
  await page
    .waitForFunction(
      () =>
        Object.keys(document.querySelector('main a') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      undefined,
      { timeout: 3000 },
    )
    .catch(() => {})
  // Two frames: effects run between them.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

async function expectNoErrorScreen(page: Page) {
  await expect(page.getByText(errorPage.title.it)).toHaveCount(0)
}

type Absence = { api: string; how: 'missing' | 'throwing' }

/** Takes something away from the pages that are opened from now on, or makes every use of it throw. */
async function withhold(page: Page, absence: Absence): Promise<void> {
  await page.addInitScript(({ api, how }: Absence) => {
    const path = api.split('.')
    const name = path.pop() ?? ''
    const owner = path.reduce<object>((object, part) => Reflect.get(object, part) ?? {}, window)
    // Most properties of a window or a document are those of its prototype.
    let holder = owner
    while (!Object.hasOwn(holder, name) && Object.getPrototypeOf(holder)) {
      holder = Object.getPrototypeOf(holder)
    }
    if (!Object.hasOwn(holder, name)) return
    const { get, value } = Object.getOwnPropertyDescriptor(holder, name) ?? {}
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    if (how === 'missing') Reflect.deleteProperty(holder, name)
    else if (get) Object.defineProperty(holder, name, { get: refuse, set: refuse })
    else if (typeof value === 'function') {
      const refusing = function () {
        refuse()
      }
      Object.defineProperty(holder, name, {
        value: Object.assign(refusing, { prototype: value.prototype }),
        writable: true,
      })
    }
  }, absence)
}
