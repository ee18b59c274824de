import { expect, test, type Locator, type Page } from '@playwright/test'

test.use({ reducedMotion: 'no-preference' })

type Sample = { time: number; share: number; height: number; opacity: number }

declare global {
  interface Window {
    loading: Sample[]
    loaded: Sample[]
  }
}

/**
 * Opens a page on which the bar's own clock stands still, however slow the machine is. Returns what
 * lets the contacts page come, by prefetch or by link: until then it is on its way.
 */
async function open(page: Page, wait = 0) {
  await page.addInitScript((wait) => {
    const find = () => document.querySelector('#nprogress [role="bar"]')
    function measure(times: number[]): Sample[] {
      const element = find()
      const animations = element?.getAnimations() ?? []
      for (const animation of animations) animation.pause()
      return times.map((time) => {
        for (const animation of animations) animation.currentTime = time
        const { right, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
        const opacity = Number(element && getComputedStyle(element).opacity)
        return { time, share: right / width, height, opacity }
      })
    }
    new MutationObserver(() => {
      if (!find()) return
      const busy = document.documentElement.classList.contains('nprogress-busy')
      if (busy) window.loading ??= measure([0, 100, 199, 201, 1e3, 2e3, 3e3, 4e3, 5e3, 1e4, wait])
      else window.loaded ??= measure([0, 100, 200])
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
  }, wait)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/contacts\?.*_rsc=/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/about-us')
  // Marked by the scripts once they have taken the page over.
  await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached()
  return arrive
}

const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()
const isGone = (page: Page) => expect(page.locator('#nprogress')).toHaveCount(0)

/** How the bar stands at several times, on the way and after the arrival. */
async function follow(page: Page, wait: number) {
  const arrive = await open(page, wait)
  await link(page, '/contacts').click()
  await expect.poll(() => page.evaluate(() => window.loading?.length)).toBe(11)
  arrive()
  await expect(page).toHaveURL('/contacts')
  await expect.poll(() => page.evaluate(() => window.loaded?.length)).toBe(3)
  await isGone(page)
  return page.evaluate(() => ({ loading: window.loading, loaded: window.loaded }))
}

test('nothing for 200 ms, then 3 px that are at 70 % after 2 s and slow down', async ({ page }) => {
  const { loading } = await follow(page, 15_000)
  const seen = loading.filter(({ opacity }) => opacity > 0)
  expect(seen.map(({ time }) => time)).toEqual([201, 1e3, 2e3, 3e3, 4e3, 5e3, 1e4, 15e3])
  expect(new Set(loading.map(({ height }) => height))).toEqual(new Set([3]))
  const [, one = 0, two = 0, ...later] = seen.map(({ share }) => share)
  expect(loading[0]?.share).toBe(0)
  expect(two).toBeGreaterThan(0.68)
  expect(two).toBeLessThan(0.72)
  const gains = [one, two, ...later.slice(0, 3)].map((share, i, all) => share - (all[i - 1] ?? 0))
  expect(gains).toEqual([...gains].sort((a, b) => b - a))
  expect(Math.min(...gains)).toBeGreaterThan(0.01)
  expect(later.at(-1)).toBeLessThan(0.98)
})

test('a link to the current page shows none, and neither does one to a new tab', async ({
  page,
}) => {
  await open(page)
  await page.mouse.move(1, 1)
  await expect(page.locator('style')).toHaveCount(1)
  await link(page, '/about-us').click()
  await isGone(page)
  const tab = page.waitForEvent('popup')
  await link(page, '/privacy-policy').click()
  await tab
  await isGone(page)
  const { loading, loaded } = await page.evaluate(() => ({
    loading: window.loading,
    loaded: window.loaded,
  }))
  expect(loading).toBeUndefined()
  expect(loaded.map(({ opacity }) => opacity)).toEqual([0, 0, 0])
})

/** Opens a page and follows a link before the bar's code has come; returns what lets it come. */
async function followEarly(page: Page, path: string, early: Locator) {
  await page.goto(path)
  await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached()
  let asked = 0
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/*.js*', async (route) => {
    asked += 1
    await sent
    await route.continue()
  })
  await early.click()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.locator('#nprogress')).toHaveCount(0)
  return send
}

test('its code comes with the first input, and takes up a link that was faster', async ({
  page,
}) => {
  await page.route(/\/contacts\?.*_rsc=/, () => {})
  const send = await followEarly(page, '/about-us', link(page, '/contacts'))
  send()
  await expect(page.locator('#nprogress')).toHaveCount(1)
})
