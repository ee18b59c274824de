import { expect, test, type Page } from '@playwright/test'
import association from '../content/association.json'
import errorPage from '../content/error-page.json'
import type { FakeServer } from '../testing/fakes/http-server'
import { answerQuestions } from './support/dialogs'
import { otherName, startNextRelease } from './support/next-release'
import { policyFaults } from './support/policy-faults'
import { rawRequest } from './support/raw-request'
import { startReverseProxy } from './support/reverse-proxy'
import { catalog } from './support/site'

const hour = 3_600_000
const { leave } = catalog.it.FormStatus
const errorTitle = (page: Page) => page.getByRole('heading', { name: errorPage.title.it })
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

/** Opens a page and waits until it runs. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await untilItRuns(page)
}

/** Until then a link is a plain one, which loads a document; and only our code closes a menu by Escape. */
async function untilItRuns(page: Page) {
  const open = page.locator('header details[open]')
  await expect(async () => {
    if ((await open.count()) === 0) await page.locator('header summary').first().click()
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const questions = /\/builds\/latest\.json\?(\d+)$/
const manifests = /\/builds\/meta\/[^/]+\.json$/

test.describe('the check', () => {
  test('asks every hour, with a timestamp, and when the tab comes back, and knows its own build', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const [, timestamp] = questions.exec(request.url()) ?? []
      asked.push(...(timestamp ? [timestamp] : []))
    })
    await page.clock.install()
    await open(page, '/about-us')
    await page.clock.runFor(hour - 60_000)
    expect(asked).toHaveLength(0)
    await page.clock.runFor(60_000)
    await expect.poll(() => asked).toHaveLength(1)
    await page.clock.runFor(hour)
    await expect.poll(() => asked).toHaveLength(2)
    expect(Number(asked[1]) - Number(asked[0])).toBe(hour)
    const answer = page.waitForResponse(questions)
    await comeBack(page)
    await expect.poll(() => asked).toHaveLength(3)
    await (await answer).finished()
    const loads = loadsOf(page)
    await follow(page, '/contacts')
    await expect(page).toHaveURL('/contacts')
    expect(loads).toEqual([])
  })
})

test.describe('a newer build', () => {
  test.describe.configure({ mode: 'default', timeout: 60_000 })

  const port = 3212
  const present = 'http://localhost:3200'
  const origin = `http://localhost:${port}`
  let newer: FakeServer
  /** What visitors get to: the release of the main server, then the next one. */
  let live: string
  let front: FakeServer

  test.use({ baseURL: origin })

  test.beforeAll(async () => {
    newer = await startNextRelease(present)
    front = await startReverseProxy(async ({ request, response }) => {
      const answer = await rawRequest(live, request.url ?? '/', { headers: request.headers })
      response.writeHead(answer.status, answer.headers)
      response.end(answer.body)
    }, port)
  })
  test.beforeEach(() => {
    live = present
  })
  test.afterAll(async () => {
    await front.close()
    await newer.close()
  })

  /** The next release goes live, and the page learns of it. */
  async function release(page: Page) {
    live = newer.url
    const answer = page.waitForResponse(manifests)
    await comeBack(page)
    await (await answer).finished()
  }

  test('shows its page on the next link, with one load and without an error', async ({ page }) => {
    const faults = await policyFaults(page)
    await open(page, '/about-us')
    await expect(page).not.toHaveTitle(new RegExp(otherName))
    await release(page)
    const loads = loadsOf(page)
    await follow(page, '/contacts')
    await expect(page).toHaveTitle(new RegExp(otherName))
    await expect(page).toHaveURL('/contacts')
    expect(loads).toEqual(['/contacts'])
    // From there on it is at home.
    await untilItRuns(page)
    await follow(page, '/donations')
    await expect(page).toHaveURL('/donations')
    expect(loads).toEqual(['/contacts'])
    expect(faults).toEqual([])
  })

  test('asks first, and once, when a form holds text', async ({ page }) => {
    await open(page, '/contacts')
    const message = page.locator('form textarea')
    await message.fill('Buongiorno')
    await expect(page.locator('html[data-unsent]')).toHaveCount(1)
    await release(page)
    const loads = loadsOf(page)

    const questions = answerQuestions(page, 'stay', 'leave')
    await follow(page, '/about-us')
    await expect.poll(() => questions).toEqual([leave])
    await expect(message).toHaveValue('Buongiorno')
    expect(loads).toEqual([])

    await follow(page, '/about-us')
    await expect(page).toHaveURL('/about-us')
    await expect(page).toHaveTitle(new RegExp(otherName))
    expect(questions).toEqual([leave, leave])
    expect(loads).toEqual(['/about-us'])
  })

  test('shows its page on Back, with one load', async ({ page }) => {
    await open(page, '/about-us')
    for (const next of ['/contacts', '/donations']) {
      await follow(page, next)
      await expect(page).toHaveURL(next)
    }
    const loads = loadsOf(page)
    await page.goBack()
    await expect(page).toHaveURL('/contacts')
    expect(loads).toEqual([])
    await release(page)
    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(otherName))
    await expect(page).toHaveURL('/about-us')
    expect(loads).toEqual(['/about-us'])
    // From there on it is at home, among the old one's entries too.
    await untilItRuns(page)
    await page.goForward()
    await expect(page).toHaveURL('/contacts')
    await expect(page).toHaveTitle(new RegExp(otherName))
    expect(loads).toEqual(['/about-us'])
  })

  test('never loads over text where the browser cannot ask on Back', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'navigation', { value: undefined }),
    )
    await open(page, '/about-us')
    await follow(page, '/contacts')
    await expect(page.locator('form [type=submit]')).toBeEnabled()
    await page.locator('form textarea').click()
    await page.keyboard.type('Buongiorno')
    await expect(page.locator('html[data-unsent]')).toHaveCount(1)
    await release(page)
    const loads = loadsOf(page)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/about-us')
    await expect(page.locator('form textarea')).toHaveCount(0)
    expect(loads).toEqual([])
  })

  test('is loaded when the browser brings back an old page as it was left', async ({ page }) => {
    await open(page, '/contacts')
    const message = page.locator('form textarea')
    await message.fill('Buongiorno')
    await expect(page.locator('html[data-unsent]')).toHaveCount(1)
    await release(page)
    const loads = loadsOf(page)
    const bringBack = async () => {
      const answer = page.waitForResponse(manifests)
      await page.evaluate(() => {
        // Gone when the visitor left and gave the text up; but the text has come back too.
        delete document.documentElement.dataset.unsent
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await (await answer).finished()
    }
    await bringBack()
    await expect(page.locator('html[data-unsent]')).toHaveCount(1)
    await expect(message).toHaveValue('Buongiorno')
    await message.fill('')
    await expect(page.locator('html[data-unsent]')).toHaveCount(0)
    expect(loads).toEqual([])
    await bringBack()
    await expect(page).toHaveTitle(new RegExp(otherName))
    expect(loads).toEqual(['/contacts'])
  })
})

test.describe('a file that always fails', () => {
  async function filesOf(page: Page, path: string): Promise<string[]> {
    const html = await (await page.request.get(path)).text()
    return [...html.matchAll(/\/_next\/static\/chunks\/[\w-]+\.(?:js|css)/g)].map(String)
  }

  /** A script that the contacts page needs and the about-us page does not. */
  async function ownScript(page: Page): Promise<string> {
    const others = await filesOf(page, '/about-us')
    const [own] = (await filesOf(page, '/contacts')).filter(
      (file) => file.endsWith('.js') && !others.includes(file),
    )
    if (!own) throw new Error('The contacts page has no script of its own.')
    return own
  }

  async function styleSheet(page: Page): Promise<string> {
    const [first] = (await filesOf(page, '/contacts')).filter((file) => file.endsWith('.css'))
    if (!first) throw new Error('The contacts page has no style sheet.')
    return first
  }

  async function breakFile(page: Page, file: string) {
    await page.context().route(`**${file}*`, (route) => route.abort())
  }

  async function expectErrorPage(page: Page) {
    await expect(errorTitle(page)).toBeVisible()
    const { phone } = association.contacts
    await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`)
  }

  test('reached by a link: one reload, then the error page', async ({ page }) => {
    await breakFile(page, await ownScript(page))
    await open(page, '/about-us')
    const loads = loadsOf(page)
    await follow(page, '/contacts')
    await expectErrorPage(page)
    expect(loads).toEqual(['/contacts'])
  })

  for (const [what, find] of Object.entries({ script: ownScript, 'style sheet': styleSheet })) {
    test(`a ${what}, opened directly: one reload, then the error page`, async ({ page }) => {
      await breakFile(page, await find(page))
      const loads = loadsOf(page)
      await page.goto('/contacts')
      await expectErrorPage(page)
      expect(loads).toEqual(['/contacts', '/contacts'])
    })
  }

  test('that comes after the reload leaves no trace', async ({ page }) => {
    const loads = loadsOf(page)
    await page.route(`**${await ownScript(page)}*`, (route) =>
      loads.length < 2 ? route.abort() : route.continue(),
    )
    await page.goto('/contacts')
    await expect.poll(() => loads).toEqual(['/contacts', '/contacts'])
    await expect(page.locator('form [type=submit]')).toBeEnabled()
    await expect(errorTitle(page)).toHaveCount(0)
  })
})
