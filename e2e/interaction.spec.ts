import { expect, test, type Page } from '@playwright/test'
import association from '../content/association.json' with { type: 'json' }
import events from '../content/events.json' with { type: 'json' }
import { catalog } from './support/catalog'
import { policyFaults } from './support/policy-faults'
import { siteUrl } from './support/site'

test.use({ reducedMotion: 'no-preference' })

const eventPath = `/events/${events[0]?.id}`

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

  test('once, 120 px above the lower edge, in 400 ms', async ({ page }) => {
    await open(page, '/')
    const section = await waiting(page).nth(1).elementHandle()
    const top = (await section?.evaluate((element) => element.getBoundingClientRect().top)) ?? 0
    expect(top).toBeGreaterThan(740)
    const state = () => section?.getAttribute('data-reveal')
    const opacity = () => section?.evaluate((element) => getComputedStyle(element).opacity)

    await scrollTo(page, top - 740 + 119)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect([await state(), await opacity()]).toEqual(['waiting', '0'])
    await scrollTo(page, top - 740 + 122)
    await expect.poll(state).toBe('shown')
    await expect.poll(opacity).toBe('1')
    expect(await section?.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
      '0.4s',
    )

    await scrollTo(page, 0)
    await scrollTo(page, top)
    expect(await opacity()).toBe('1')
  })

  test('a section that appears does not move: what is pressed is what is hit', async ({ page }) => {
    await open(page, '/contacts')
    const section = await waiting(page)
      .filter({ has: page.locator('form') })
      .elementHandle()
    const place = () =>
      section?.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await place()
    expect(before).toBeGreaterThan(740)
    await scrollTo(page, (before ?? 0) - 200)
    await expect.poll(() => section?.getAttribute('data-reveal')).toBe('shown')
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
    expect(await place()).toBe(before)
  })

  test('what is in the first screen stands still', async ({ page }) => {
    for (const path of ['/', '/about-us', '/donations']) {
      await open(page, path)
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).target)
          .filter((target) => (target?.getBoundingClientRect().top ?? 0) < innerHeight)
          .map((target) => target?.outerHTML.slice(0, 80)),
      )
      expect(moving).toEqual([])
      const tops = await waiting(page).evaluateAll((sections) =>
        sections.map((section) => section.getBoundingClientRect().top),
      )
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(740)
    }
  })

  test('what gets the focus is there at once', async ({ page }) => {
    await open(page, '/')
    const section = waiting(page)
      .filter({ has: page.locator('a') })
      .last()
    await expect(section).toHaveCSS('opacity', '0')
    const element = await section.elementHandle()
    await section
      .locator('a')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }))
    expect(await element?.evaluate((node) => getComputedStyle(node).opacity)).toBe('1')
  })

  const still: [string, Parameters<typeof test.use>[0]][] = [
    ['for those who want less movement', { reducedMotion: 'reduce' }],
    ['without scripts', { javaScriptEnabled: false }],
  ]
  for (const [name, options] of still) {
    test.describe(name, () => {
      test.use(options)

      test('nothing is ever hidden', async ({ page }) => {
        for (const path of ['/', '/services', '/donations']) {
          await page.goto(path)
          const sections = page.locator('main section')
          expect(await sections.count()).toBeGreaterThan(1)
          for (const section of await sections.all()) {
            await expect(section.locator('> div').first()).toHaveCSS('opacity', '1')
          }
        }
      })
    })
  }

  test('when the scripts fail, nothing is hidden either', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort())
    await page.goto('/')
    const inner = page.locator('main section > div')
    expect(await inner.count()).toBeGreaterThan(3)
    for (const element of await inner.all()) await expect(element).toHaveCSS('opacity', '1')
  })
})

test.describe('the header', () => {
  const header = (page: Page) => page.getByRole('banner')
  const lower = (page: Page) =>
    header(page).evaluate((element) => element.getBoundingClientRect().bottom)

  for (const width of [360, 1280]) {
    test(`steps aside when reading on and comes back when turning back, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await open(page, '/services')
      await expect(header(page)).toHaveAttribute('data-open', 'true')
      await scrollTo(page, 60)
      await scrollTo(page, 600)
      await expect(header(page)).not.toBeInViewport()
      await scrollTo(page, 560)
      await expect(header(page)).toBeInViewport({ ratio: 1 })
      await scrollTo(page, 900)
      await expect(header(page)).not.toBeInViewport()
      await scrollTo(page, 0)
      await expect(header(page)).toBeInViewport({ ratio: 1 })
      expect(await header(page).getAttribute('style')).toBeNull()
    })
  }

  test('stays while the keyboard is in it, and comes when the keyboard comes', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 })
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
    await header(page).getByRole('link').last().focus()
    await expect(header(page).locator(':focus')).toBeInViewport({ ratio: 1 })
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })

  test('stays while one of its menus is open', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await open(page, '/services')
    const language = header(page).locator('details').filter({ hasText: 'English' })
    await language.locator('summary').click()
    await scrollTo(page, 900)
    await expect(language.getByRole('link').first()).toBeInViewport()
    // Beside the page, where there is nothing to press.
    await page.mouse.click(3, 500)
    await scrollTo(page, 1200)
    await expect(header(page)).not.toBeInViewport()
  })

  test('nothing that is jumped to lands under it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const from of [0, 1_000_000]) {
      await open(page, '/services')
      await scrollTo(page, from)
      await page.evaluate(() => (location.hash = '#finder'))
      const finder = page.locator('#finder')
      await expect(finder).toBeInViewport()
      await expect
        .poll(async () => {
          const { top } = await finder.evaluate((element) => element.getBoundingClientRect())
          return top >= (await lower(page)) && top < 370
        })
        .toBe(true)
    }
  })
})

test('the IBAN is copied, and this is said again after each press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/donations')
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

  test('by WhatsApp and by its address, without anybody else’s scripts', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await open(page, eventPath)
    const link = page.getByRole('link', { name: words.whatsapp })
    const message = new URL((await link.getAttribute('href')) ?? '')
    expect(message.host).toBe('wa.me')
    expect(message.searchParams.get('text')).toBe(`${events[0]?.title.it} ${url}`)
    await expect(page.getByRole('button', { name: words.share })).toBeHidden()
    await page.getByRole('button', { name: words.copy }).click()
    await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    expect([...hosts]).toEqual(['localhost'])
  })

  test('where nothing may be copied, the address is selected', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await open(page, eventPath)
    await page.getByRole('button', { name: words.copy }).click()
    await expect(page.getByRole('status').filter({ hasText: words.selected })).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(url)
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

    test('by the phone’s own sheet', async ({ page }) => {
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
      await expect.poll(shared).toEqual([{ title: events[0]?.title.it, url }])
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
    })

    test('where there is no such sheet, by its address', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
      })
      await open(page, eventPath)
      await page.getByRole('button', { name: words.share }).tap()
      await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible()
    })
  })
})

test.describe('a picture', () => {
  test('has its dimensions, its widths, and no inline style', async ({ page }) => {
    const faults = await policyFaults(page)
    await page.goto(eventPath)
    const picture = page.locator('main picture img')
    expect(
      await picture.evaluate((image: HTMLImageElement) => ({
        ratio: (Number(image.width) / Number(image.height)).toFixed(2),
        attributes: [image.getAttribute('width'), image.getAttribute('height')],
        style: image.getAttribute('style'),
        widths: image.srcset.match(/\d+w/g),
      })),
    ).toEqual({
      ratio: '1.33',
      attributes: ['1600', '1200'],
      style: null,
      widths: ['320w', '640w', '768w', '1024w', '1280w', '1536w'],
    })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true)
    expect(faults).toEqual([])
  })

  test('comes as AVIF, as WebP to browsers that cannot, and small to small screens', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(eventPath)
    const source = await page
      .locator('main picture img')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(new URL(source).searchParams.get('w')).toBe('640')
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
    ]) {
      const response = await request.get(source, { headers: { accept: accept ?? '' } })
      expect(response.headers()['content-type']).toBe(type)
      expect(response.headers()['vary']).toContain('Accept')
    }
  })
})
