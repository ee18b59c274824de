import { expect, test, type Page } from '@playwright/test'
import { weekly } from './support/site'
import { untilItRuns } from './support/visit'

const hour = 3_600_000
const follow = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"]`).first().click()

/** Addresses of the documents that are loaded from now on; soft navigations load none. */
function loadsOf(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilItRuns(page)
}

/** Opens a page whose hours a test lets pass. */
async function openWithClock(page: Page, path: string) {
  await page.clock.install()
  await open(page, path)
}

/** Lets the hour pass at which the page asks for the newest build, until the answer has come. */
async function ask(page: Page) {
  const answer = page.waitForResponse('**/builds/meta/next.json')
  await page.clock.runFor(hour)
  await answer
}

/** A newer build goes live, and the page learns of it. */
async function release(page: Page) {
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'next' } }))
  await page.route('**/builds/meta/next.json', (route) => route.fulfill({ json: { id: 'next' } }))
  // An answer that has come is not yet read: only the second says that the first is.
  await ask(page)
  await ask(page)
}

test('the newest build is asked for every hour; once there is one, the next link loads a document, and nothing else does', async ({
  page,
}) => {
  const asked: number[] = []
  page.on('request', (request) => {
    const [, timestamp] = /\/builds\/latest\.json\?(\d+)$/.exec(request.url()) ?? []
    asked.push(...(timestamp ? [Number(timestamp)] : []))
  })
  await openWithClock(page, '/about-us')
  const loads = loadsOf(page)
  await page.clock.runFor(hour - 60_000)
  expect(asked).toEqual([])
  await page.clock.runFor(60_000)
  await expect.poll(() => asked).toHaveLength(1)
  await follow(page, '/donations')
  await expect(page).toHaveURL('/donations')
  expect(loads).toEqual([])
  await release(page)
  expect(asked.at(1)).toBe(Number(asked[0]) + hour)
  expect(loads).toEqual([])
  await follow(page, '/events')
  await expect(page).toHaveURL('/events')
  expect(loads).toEqual(['/events'])
})

for (const [kind, fail] of Object.entries({
  'a style sheet': () =>
    new Promise((resolve) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
      link.addEventListener('error', resolve)
      document.head.append(Object.assign(link, { href: '/none.css' }))
    }).then(() => undefined),
  'a script': () =>
    new Promise((resolve) => {
      addEventListener('unhandledrejection', resolve, { once: true })
      void Promise.reject(Object.assign(new Error('No chunk'), { name: 'ChunkLoadError' }))
    }).then(() => undefined),
})) {
  test(
    `${kind} that a page lacks loads it anew, once, and never over unsent text`,
    weekly,
    async ({ page }) => {
      await open(page, '/contacts')
      const loads = loadsOf(page)
      const message = page.locator('form textarea')
      await message.fill('Buongiorno')
      await expect(page.locator('html[data-unsent]')).toHaveCount(1)
      await page.evaluate(fail)
      await expect(message).toHaveValue('Buongiorno')
      await message.fill('')
      await expect(page.locator('html[data-unsent]')).toHaveCount(0)
      expect(loads).toEqual([])
      // The page may be gone before it can say so.
      await Promise.allSettled([page.evaluate(fail)])
      await expect.poll(() => loads).toEqual(['/contacts'])
      await untilItRuns(page)
      await page.evaluate(fail)
      await follow(page, '/donations')
      await expect(page).toHaveURL('/donations')
      expect(loads).toEqual(['/contacts', '/donations'])
    },
  )
}

test('what an earlier site left in a browser goes, with all that it stored', async ({ page }) => {
  await page.goto('/services')
  for (const name of ['/sw.js', '/service-worker.js']) {
    await page.evaluate(async (address) => {
      await (await caches.open('old')).put('/services', new Response('old'))
      await navigator.serviceWorker.register(address)
    }, name)
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left, name).toEqual([0, 0])
  }
})
