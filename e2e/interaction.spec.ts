import { expect, test, type Page } from '@playwright/test'
import association from '../content/association.json' with { type: 'json' }
import { pastEvent } from './support/dated-events'
import { catalog, siteUrl, weekly } from './support/site'

test.use({ reducedMotion: 'no-preference' })

const eventPath = `/events/${pastEvent.id}`

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** Opens a page and waits until its scripts have taken it over: they mark what lies further down. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached()
}

test.describe('sections appear when they come into view', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const waiting = (page: Page) => page.locator('[data-reveal="waiting"]')

  test('once, by less than a finger; none in the first screen, and at once where the focus comes', async ({
    page,
  }) => {
    await open(page, '/contacts')
    const tops = await waiting(page).evaluateAll((sections) =>
      sections.map((section) => section.getBoundingClientRect().top),
    )
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(740)
    const section = page.locator('[data-reveal]').filter({ has: page.locator('form') })
    const isMoved = () =>
      section.evaluate((element) => getComputedStyle(element).translate !== 'none')
    const place = () => section.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const state = () => section.getAttribute('data-reveal')

    expect(await isMoved()).toBe(true)
    const link = section.locator('a').first()
    await link.evaluate((element) => element.focus({ preventScroll: true }))
    expect(await isMoved()).toBe(false)
    await link.blur()

    const low = await place()
    await scrollTo(page, low - 740)
    expect([await state(), await isMoved()]).toEqual(['waiting', true])
    await scrollTo(page, low - 370)
    await expect.poll(state).toBe('shown')
    // What is pressed is what is hit.
    await expect.poll(() => isMoved()).toBe(false)
    expect(low - (await place())).toBeLessThan(24)
    await scrollTo(page, 0)
    await scrollTo(page, low)
    expect(await isMoved()).toBe(false)
  })

  test(
    'nothing is hidden from those who want less movement, nor when the scripts fail',
    weekly,
    async ({ page }) => {
      const expectAllSeen = async () => {
        const sections = page.locator('main section > section')
        expect(await sections.count()).toBeGreaterThan(3)
        for (const section of await sections.all())
          await expect(section).toHaveCSS('translate', 'none')
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // They are marked, and seen all the same.
      await open(page, '/')
      await expectAllSeen()
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.route(/\.js(\?|$)/, (route) => route.abort())
      await page.goto('/')
      await expectAllSeen()
    },
  )
})

test.describe('the header', () => {
  const header = (page: Page) => page.getByRole('banner')
  const lower = (page: Page) =>
    header(page).evaluate((element) => element.getBoundingClientRect().bottom)

  test(
    'stays while the keyboard is in it or a menu is open, and comes when the keyboard comes',
    weekly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 640 })
      await open(page, '/services')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(header(page).locator(':focus')).toBeVisible()
      await scrollTo(page, 600)
      await scrollTo(page, 900)
      await expect(header(page)).toBeInViewport({ ratio: 1 })

      await page.locator('main a').first().focus()
      await scrollTo(page, 1400)
      await expect(header(page)).not.toBeInViewport()
      // Turning back brings it too.
      await scrollTo(page, 1360)
      await expect(header(page)).toBeInViewport({ ratio: 1 })
      await scrollTo(page, 1800)
      await expect(header(page)).not.toBeInViewport()
      await header(page).getByRole('link').last().focus()
      await expect(header(page).locator(':focus')).toBeInViewport({ ratio: 1 })
      await expect(header(page)).toBeInViewport({ ratio: 1 })

      const language = header(page).locator('details').filter({ hasText: 'English' })
      await language.locator('summary').click()
      await scrollTo(page, 2200)
      await expect(language.getByRole('link').first()).toBeInViewport()
      // Beside the page, where there is nothing to press.
      await page.mouse.click(3, 500)
      await scrollTo(page, 2600)
      await expect(header(page)).not.toBeInViewport()
    },
  )

  test('always stays on a large screen, the number for emergencies with it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/services')
    await scrollTo(page, 900)
    await expect(header(page)).toHaveAttribute('data-open', 'false')
    await expect(header(page).locator('a[href="tel:112"]:visible')).toBeInViewport({ ratio: 1 })
  })

  test('nothing that is jumped to lands under it', weekly, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const from of [0, 1_000_000]) {
      await open(page, '/services')
      await scrollTo(page, from)
      await page.evaluate(() => (location.hash = '#under-16'))
      const target = page.locator('#under-16')
      await expect(target).toBeInViewport()
      await expect
        .poll(async () => {
          const { top } = await target.evaluate((element) => element.getBoundingClientRect())
          return top >= (await lower(page)) && top < 370
        })
        .toBe(true)
    }
  })
})

test('the IBAN is copied, and this is said again after each press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/donations')
  for (const clickCount of [1, 3]) {
    await page.locator('#iban').click({ clickCount })
    const selected = await page.evaluate(() => getSelection()?.toString())
    expect(selected).toBe(association.donations.iban)
  }
  const button = page.getByRole('button', { name: catalog.it.DonationsPage.copyIban })
  const said = page.getByRole('status').getByText(catalog.it.CopyButton.copied)
  await button.click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(association.donations.iban)
  const first = await said.elementHandle()
  await button.click()
  // Screen readers speak of what comes, not of what stays.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(said).toBeVisible()
})

test.describe('an event can be passed on', () => {
  const words = catalog.it.ShareButtons
  const url = siteUrl + eventPath
  // It is over whenever the tests run, and says so wherever it goes.
  const title = `${catalog.it.EventState.past}: ${pastEvent.title.it}`

  test('by WhatsApp and by its address, without anybody else’s scripts', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await open(page, eventPath)
    // What lists against social networks hide, by way of example.
    const blocked = ['wa.me/?text=', 'api.whatsapp.com/send?text=', 'web.whatsapp.com/send?text=']
      .map((start) => `a[href^="https://${start}"]`)
      .join()
    await expect(page.locator(blocked)).toHaveCount(0)
    const link = page.getByRole('link', { name: words.whatsapp })
    const message = new URL((await link.getAttribute('href')) ?? '')
    expect(message.host).toBe('wa.me')
    expect(message.searchParams.get('text')).toBe(`${title} ${url}`)
    await expect(page.getByRole('button', { name: words.share })).toBeHidden()
    const said = page.getByRole('status')
    await page.getByRole('button', { name: words.copy }).click()
    await expect(said.getByText(catalog.it.CopyButton.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    // Where nothing may be copied, the address is selected, as it is shown.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: words.copy }).click()
    await expect(said.getByText(catalog.it.CopyButton.selected)).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(url.replace('http://', ''))
    expect([...hosts]).toEqual(['localhost'])
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

    test('by the phone’s own sheet', weekly, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shared: [] })
        navigator.share = async (data) => {
          ;(window as unknown as { shared: unknown[] }).shared.push(data)
          throw new DOMException('Closed by the visitor', 'AbortError')
        }
      })
      await open(page, eventPath)
      await page.getByRole('button', { name: words.share }).tap()
      const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared)
      await expect.poll(shared).toEqual([{ title, url }])
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
    })
  })
})

test(
  'the loading bar is seen after 200 ms and until the page has come, only where one is awaited',
  weekly,
  async ({ page }) => {
    const bar = page.locator('#nprogress')
    const link = (path: string) => page.locator(`footer a[href="${path}"]`).first()
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    // By prefetch or by link: until then it is on its way.
    await page.route(/\/events\?.*_rsc=/, async (route) => {
      await arrival
      await route.continue()
    })
    await open(page, '/about-us')
    await link('/about-us').click()
    await expect(bar).toHaveCount(0)
    await link('/events').click()
    await expect(bar).toHaveCount(1)
    await expect(bar).toHaveCSS('animation', /^0\.001s .*0\.2s .*backwards/)
    expect(await bar.locator('.bar').evaluate((element) => element.clientHeight)).toBe(3)
    arrive()
    await expect(page).toHaveURL('/events')
    await expect(bar).toHaveCount(0)
  },
)
