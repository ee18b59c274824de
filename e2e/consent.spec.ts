import { expect, test, type Page } from '@playwright/test'
import { analytics } from '../lib/content/records'
import { locales } from '../lib/i18n/locales'
import { stateViolations } from './support/axe'
import { answerQuestions } from './support/dialogs'
import { policyFaults } from './support/policy-faults'
import { catalog, localizedPath, weeklyUnless, weekly } from './support/site'
import { containerId } from './support/test-site'
import { answered, meetQuestion } from './support/visit'

// Visitors who have not been asked yet.
test.use({ storageState: { cookies: [], origins: [] } })

const desk = '/services/listening-desk'
const words = catalog.it.Consent

type PageView = { event: string; page_path: string; page_title: string; page_language: string }

const bannerOf = (page: Page, name: string = words.banner.title) =>
  page.getByRole('region', { name })
/** Also while it waits for somebody to scroll. */
const questionOf = (page: Page) => page.locator('#consent-title')
const answer = (page: Page, name: string) =>
  bannerOf(page).getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.choices.title })
const reopen = (page: Page) => page.getByRole('button', { name: words.reopen })
const follow = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"]`).first().click()

/** Everything that the browser asks of other hosts. */
function foreignRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname !== 'localhost') urls.push(request.url())
  })
  return urls
}

/** Stands in for Google: sets its cookies, and says that it runs. What it may see: statistics.spec.ts. */
async function fakeGoogle(page: Page) {
  await page.context().route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        document.cookie = '_ga=GA1.1.1.1; Path=/'
        document.cookie = '_ga_E2E=GS2.1.1; Path=/'
        window.isTagged = true`,
    }),
  )
}

const isTagged = (page: Page) => page.evaluate(() => 'isTagged' in window)

/** Waits for a document in which the tag does not run; until then, one may be about to go. */
async function expectNoTag(page: Page) {
  await expect(async () => expect(await isTagged(page)).toBe(false)).toPass({ timeout: 10_000 })
}

/** What has been said to Tag Manager: commands as lists, events as they are. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      String(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry,
    ),
  )

async function pageViews(page: Page): Promise<PageView[]> {
  const events = (await dataLayer(page)) as PageView[]
  return events.filter(({ event }) => event === 'page_view')
}

async function titleOf(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text()
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort()

async function storedNames(page: Page) {
  const storages = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  return [...(await cookieNames(page)), ...storages]
}

async function accept(page: Page, path = '/about-us') {
  await page.goto(path)
  await meetQuestion(page)
  await answer(page, words.banner.accept).click()
  await expect.poll(() => isTagged(page)).toBe(true)
}

test.beforeEach(async ({ page }) => {
  await fakeGoogle(page)
})

test('to refuse is as easy as to accept, in every language', async ({ page }) => {
  for (const locale of locales) {
    const { banner } = catalog[locale].Consent
    await page.goto(localizedPath('/about-us', locale))
    await meetQuestion(page)
    const region = bannerOf(page, banner.title)
    await expect(region).toContainText(banner.text)
    const buttons = await Promise.all(
      [banner.refuse, banner.accept, banner.choose].map((name) =>
        region.getByRole('button', { name, exact: true }).evaluate((button) => {
          const { width, height, top } = button.getBoundingClientRect()
          const { color, backgroundColor, borderColor, fontSize, fontWeight } =
            getComputedStyle(button)
          return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight }
        }),
      ),
    )
    expect(buttons[1]).toEqual(buttons[0])
    expect(buttons[2]).toEqual(buttons[0])

    const box = await region.boundingBox()
    const cross = await region.getByRole('button', { name: banner.close }).boundingBox()
    expect(cross!.width).toBeGreaterThanOrEqual(44)
    expect(cross!.x + cross!.width).toBeGreaterThan(box!.x + box!.width - 80)
    expect(cross!.y - box!.y).toBeLessThan(24)
  }
})

test(
  'is met last by the keyboard, and has no accessibility violation',
  weekly,
  async ({ page }) => {
    await page.goto('/about-us')
    await meetQuestion(page)
    expect(await stateViolations(page)).toEqual([])
    await reopen(page).focus()
    await page.keyboard.press('Tab')
    await expect(answer(page, words.banner.close)).toBeFocused()
    // Also where it would wait for somebody to scroll: what has the focus stays.
    await page.keyboard.press('Control+Home')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(answer(page, words.banner.close)).toBeFocused()
    await answer(page, words.banner.choose).press('Enter')
    await page.keyboard.press('Escape')
    await expect(answer(page, words.banner.choose)).toBeFocused()
    await answer(page, words.banner.choose).press('Enter')
    await expect(dialogOf(page)).toBeVisible()
    expect(await stateViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await meetQuestion(page)
    await answer(page, words.banner.refuse).press('Enter')
    await expect(bannerOf(page)).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
  },
)

/** Where the numbers stand, and the last link of the page, in each window; and that nothing covers one. */
async function placesIn(page: Page, windows: readonly (readonly [number, number])[]) {
  const places: object[] = []
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    const found = await page.locator('a[href^="tel:"]:visible, footer a').evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width: w, height: h } = link.getBoundingClientRect()
        // Of a row that is pressed as a whole, its middle; beyond the window there is nothing.
        const shown = document.elementFromPoint(x + w / 2, y + h / 2)
        return { x, y, isCovered: shown !== null && !link.contains(shown) }
      }),
    )
    expect(found.length).toBeGreaterThan(10)
    places.push({ width, height, found })
  }
  return places
}

test('moves and covers nothing of the first screen, in any window and with large text', async ({
  page,
  context,
}) => {
  const windows = [
    [375, 553],
    [740, 360],
    [320, 256],
    [360, 560],
    [390, 800],
    [768, 577],
    [1280, 720],
  ] as const
  const browser = await context.newCDPSession(page)
  for (const standard of [16, 32]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } })
    await context.addCookies(answered.cookies)
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard * 1.125}px`)
    const before = await placesIn(page, windows)
    await context.clearCookies()
    await page.goto('/')
    await expect(questionOf(page)).toBeAttached()
    expect(await placesIn(page, windows)).toEqual(before)
  }
})

test('is asked once somebody scrolls or, on a low screen, at the end of the page', async ({
  page,
}) => {
  for (const [height, distance] of [
    [640, 200],
    [560, 100_000],
  ] as const) {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/')
    await expect(questionOf(page)).toBeAttached()
    const shown = questionOf(page).filter({ visible: true })
    await expect(shown).not.toBeInViewport()
    await page.mouse.wheel(0, distance)
    await expect(shown).toBeInViewport()
  }
})

test('a browser that says no for its owner is not asked, and the foot of the page can still say yes', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto('/about-us')
  await reopen(page).click()
  await expect(questionOf(page)).toHaveCount(0)
  await expect(dialogOf(page).getByRole('checkbox')).not.toBeChecked()
  await dialogOf(page).getByRole('button', { name: words.choices.acceptAll }).click()
  await expect.poll(() => isTagged(page)).toBe(true)
})

test('covers no telephone number, however small the screen', weekly, async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/services/workshops')
    await meetQuestion(page)
    const covered = await page.locator('a[href^="tel:"]:visible').evaluateAll((links) =>
      links
        .filter((link) => {
          // Of a row that is pressed as a whole, the number itself.
          const number = link.querySelector('span') ?? link
          number.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          const { x, y, width: w, height: h } = number.getBoundingClientRect()
          const top = document.elementFromPoint(x + w / 2, y + h / 2)
          // None outside the window: the header has gone for now.
          return top && !link.contains(top)
        })
        .map(({ outerHTML }) => outerHTML),
    )
    expect(covered).toEqual([])
  }
})

const ways = {
  'without an answer': async () => {},
  'after refusing': (page: Page) => answer(page, words.banner.refuse).click(),
  'after the X': (page: Page) => answer(page, words.banner.close).click(),
  'after choosing nothing': async (page: Page) => {
    await answer(page, words.banner.choose).click()
    await expect(dialogOf(page).getByRole('checkbox')).not.toBeChecked()
    await dialogOf(page).getByRole('button', { name: words.choices.save }).click()
  },
}
for (const [way, choose] of Object.entries(ways)) {
  test(
    `${way} nothing is asked of other hosts and nothing else is stored`,
    weeklyUnless(way === 'without an answer'),
    async ({ page }) => {
      const foreign = foreignRequests(page)
      await page.goto('/about-us')
      await meetQuestion(page)
      await choose(page)
      await page.goto(desk)
      await page.locator('form [name=firstName]').fill('Chiara')
      await page.locator('form [name=firstName]').fill('')
      await follow(page, '/donations')
      await expect(page).toHaveURL('/donations')
      await page.reload()
      const isAnswered = way !== 'without an answer'
      await expect(questionOf(page), way).toHaveCount(isAnswered ? 0 : 1)
      expect(await storedNames(page), way).toEqual(isAnswered ? ['cc_cookie'] : [])
      expect(await pageViews(page), way).toEqual([])
      // Who begins to write asks for reCAPTCHA: delivery.spec.ts.
      expect(foreign.filter((url) => !url.includes('/recaptcha/'))).toEqual([])
    },
  )
}

test('after accepting, each page is counted once, under its own title', async ({ page }) => {
  const faults = await policyFaults(page)
  const foreign = foreignRequests(page)
  await accept(page)
  const paths = ['/about-us', '/services/workshops', '/donations', '/events', '/about-us']
  for (const [index, path] of paths.slice(1).entries()) {
    await follow(page, path)
    await expect.poll(() => pageViews(page)).toHaveLength(index + 2)
  }
  // That is no page.
  await page.locator('header a[href="#helplines"]').first().click()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/events')
  paths.push('/events')
  await expect.poll(() => pageViews(page)).toHaveLength(paths.length)

  const titles = await Promise.all(paths.map((path) => titleOf(page, path)))
  expect(titles.filter(Boolean)).toHaveLength(paths.length)
  const [byDefault, update, start, ...events] = await dataLayer(page)
  expect(byDefault).toEqual([
    'consent',
    'default',
    expect.objectContaining({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    }),
  ])
  expect(update).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  expect(start).toMatchObject({ event: 'gtm.js' })
  expect(events).toEqual(
    paths.map((path, index) => ({
      event: 'page_view',
      page_path: path,
      page_title: titles[index],
      page_language: 'it',
    })),
  )
  expect(foreign).toEqual([`https://www.googletagmanager.com/gtm.js?id=${containerId}`])
  expect(faults).toEqual([])
})

test(
  'is asked again about a new policy, and what Google left is deleted',
  weekly,
  async ({ page }) => {
    await accept(page)
    expect(await cookieNames(page)).toEqual(['_ga', '_ga_E2E', 'cc_cookie'])
    const old = `yes.${analytics.policyVersion - 1}.${Date.now()}`
    await page
      .context()
      .addCookies([{ name: 'cc_cookie', value: old, domain: 'localhost', path: '/' }])
    await page.goto('/services/workshops')
    await expect(questionOf(page)).toBeAttached()
    await expect.poll(() => cookieNames(page)).toEqual(['cc_cookie'])
    expect(await isTagged(page)).toBe(false)
  },
)

test(
  'a changed mind stops it: no cookies, no tag, from the foot of any page',
  weekly,
  async ({ page }) => {
    await accept(page)
    await follow(page, '/services/workshops')
    await expect.poll(() => pageViews(page)).toHaveLength(2)
    await reopen(page).click()
    await expect(dialogOf(page).getByRole('checkbox')).toBeChecked()
    await dialogOf(page).getByRole('checkbox').uncheck()
    await dialogOf(page).getByRole('button', { name: words.choices.save }).click()
    await expectNoTag(page)
    const foreign = foreignRequests(page)
    await follow(page, '/donations')
    await expect(page).toHaveURL('/donations')
    expect(await cookieNames(page)).toEqual(['cc_cookie'])
    expect(await pageViews(page)).toEqual([])
    expect(foreign).toEqual([])
  },
)

test('a changed mind costs nobody what they have typed', async ({ page }) => {
  await accept(page)
  await follow(page, '/contacts')
  const message = page.locator('form textarea')
  await message.fill('Buongiorno')
  await expect(page.locator('html[data-unsent]')).toHaveCount(1)
  await reopen(page).click()
  await dialogOf(page).getByRole('button', { name: words.choices.refuseAll }).click()
  await expect.poll(() => cookieNames(page)).toEqual(['cc_cookie'])
  await expect(message).toHaveValue('Buongiorno')

  const questions = answerQuestions(page, 'leave')
  await follow(page, '/donations')
  await expect(page).toHaveURL('/donations')
  await expectNoTag(page)
  expect(questions).toEqual(['beforeunload'])
})
