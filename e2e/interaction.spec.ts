import { expect, test, type Locator, type Page } from '@playwright/test'
import association from '../content/association.json' with { type: 'json' }
import events from '../content/events.json' with { type: 'json' }
import { policyFaults } from './support/policy-faults'
import { catalog, siteUrl } from './support/site'

test.use({ reducedMotion: 'no-preference' })

type Sample = { time: number; share: number; height: number; opacity: number }

declare global {
  interface Window {
    loading: Sample[]
    loaded: Sample[]
  }
}

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

test.describe('the loading bar', () => {
  /**
   * Opens a page on which the bar's own clock stands still, however slow the machine is. Returns what
   * lets the contacts page come, by prefetch or by link: until then it is on its way.
   */
  async function openWithBar(page: Page, wait = 0) {
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
    const arrive = await openWithBar(page, wait)
    await link(page, '/contacts').click()
    await expect.poll(() => page.evaluate(() => window.loading?.length)).toBe(11)
    arrive()
    await expect(page).toHaveURL('/contacts')
    await expect.poll(() => page.evaluate(() => window.loaded?.length)).toBe(3)
    await isGone(page)
    return page.evaluate(() => ({ loading: window.loading, loaded: window.loaded }))
  }

  test('nothing for 200 ms, then 3 px that are at 70 % after 2 s and slow down', async ({
    page,
  }) => {
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
    await openWithBar(page)
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
})
