import { expect, test, type Page } from '@playwright/test'
import { inState } from './support/dated-events'
import { recordShifts, recordedShifts, twoFrames } from './support/layout-shifts'
import { lostContent, overrideStyles, spacing } from './support/lost-content'
import { localizedPath, locales, walks, weekly } from './support/site'

declare global {
  interface Window {
    /** Where the page stood when the focus was last looked at. */
    scrolledTo?: number
  }
}

/** Events in each state, and with words longer than any of ours, and the lists that show them. */
const stressed = [
  ...['/events', '/'].flatMap((path) => locales.map((locale) => localizedPath(path, locale))),
  ...[...Object.values(inState), 'capodanno', 'ucraino'].map((id, turn) =>
    localizedPath(`/events/${id}`, locales[turn % locales.length] ?? 'it'),
  ),
].map((address) => ({ address }))

for (const { pages, walked, how } of [
  ...walks,
  { pages: 'events in each state', walked: stressed, how: weekly },
]) {
  test(
    `nothing is lost at 320 px, spaced out, with text twice as big by zoom or by the owner of the phone: ${pages}`,
    how,
    async ({ page, context }) => {
      test.setTimeout(walked.length * 30_000)
      const browser = await context.newCDPSession(page)
      for (const { address } of walked) {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(address)
        await expect.soft.poll(() => lostContent(page), `${address} at 320 px`).toEqual([])

        await overrideStyles(page, spacing)
        expect.soft(await lostContent(page), `${address}, spaced out`).toEqual([])

        for (const width of [640, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await overrideStyles(page, 'html { font-size: 225% !important }')
          const lost = await lostContent(page)
          expect.soft(lost, `${address}, text of 200 % at ${width} px`).toEqual([])
        }

        await overrideStyles(page, '')
        await page.setViewportSize({ width: 360, height: 740 })
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
        await expect(page.locator('html')).toHaveCSS('font-size', /^3[2-9]/)
        await expect.soft.poll(() => lostContent(page), `${address}, own text size`).toEqual([])
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
      }
    },
  )
}

test.describe('by finger and by keyboard', () => {
  /** What is wrong with the element that has the focus; null once the walk is over. */
  async function focusFault(page: Page): Promise<string | undefined | null> {
    return page.evaluate(async () => {
      // The header comes and goes with the page's scrolling: told before a frame, drawn after it.
      if (window.scrolledTo !== scrollY) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
      window.scrolledTo = scrollY
      const element = document.activeElement
      if (!element || element === document.body) return null
      const name = element.outerHTML.slice(0, 110)
      // The ring of a tick box is around its row, that of a card around all that its link covers.
      const bearers = [element, ...ancestors(element).slice(0, 4)]
      const styles = [
        ...bearers.map((bearer) => getComputedStyle(bearer)),
        getComputedStyle(element, '::after'),
      ]
      const ringed = styles.some(({ outlineStyle, outlineWidth, outlineColor }) => {
        return (
          outlineStyle === 'solid' &&
          parseFloat(outlineWidth) >= 2 &&
          !/, 0\)|transparent/.test(outlineColor)
        )
      })
      if (!ringed) return `no ring: ${name}`
      // A tall field may reach below the screen; what is on the screen must be free.
      const rects = [...element.getClientRects()]
      const covered = rects.some(({ left, right, top, bottom }) => {
        const middle = (left + right) / 2
        const end = Math.min(bottom, innerHeight)
        return [(top + end) / 2, top + 2, end - 2].some((y) => {
          const hit = document.elementFromPoint(middle, y)
          return !hit || !(element.contains(hit) || hit.contains(element))
        })
      })
      return covered || rects.length === 0 ? `covered: ${name}` : undefined

      function ancestors(of: Element): Element[] {
        const parent = of.parentElement
        return parent ? [parent, ...ancestors(parent)] : []
      }
    })
  }

  /** What people press most, and how many there are of each on a page, at least. */
  const mainTargets: Record<string, Record<string, number>> = {
    'body > header :is(a, button)': {},
    'main li > a:has(svg)': { '/': 11, '/services': 5 },
    'main a[data-button]': { '/': 2, '/services/listening-desk': 2, '/events/ottobre': 1 },
    'main button': { '/contacts': 1, '/services/listening-desk': 1 },
    'main label *': { '/contacts': 1, '/services/listening-desk': 35 },
    'main a[href^="https://wa.me/?"]': { '/events/ottobre': 1 },
    '#helplines li a': {},
  }
  const tabbed: [address: string, widths: number[], how: object][] = [
    ['/', [360], weekly],
    ['/services', [1280], weekly],
    ['/services/listening-desk', [360, 1280], weekly],
    ['/events/ottobre', [360], weekly],
    ['/contacts', [1280], {}],
  ]

  /** All that can be pressed but links in a sentence, with its smaller side in pixels. */
  function targetsOf(page: Page) {
    return page.evaluate((selectors) => {
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent?.trim().length ?? 0) >
          (element.textContent?.trim().length ?? 0)
      return [...document.querySelectorAll('a, button, input, textarea, select, summary')]
        .filter((element) => element.checkVisibility({ opacityProperty: false }))
        .filter((element) => !element.closest('.visually-hidden') && !isInSentence(element))
        .map((element) => {
          const target = element.closest('label') ?? element
          const { width, height } = target.getBoundingClientRect()
          return {
            name: element.outerHTML.slice(0, 90),
            size: Math.round(Math.min(width, height)),
            kinds: selectors.filter((selector) => element.matches(selector)),
          }
        })
    }, Object.keys(mainTargets))
  }

  /** To the end of the page and back again. */
  async function walk(page: Page) {
    const stops = await page.locator('a, button, input, textarea, summary').count()
    const faults: string[] = []
    let steps = 0
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step <= stops; step++) {
        await page.keyboard.press(key)
        const fault = await focusFault(page)
        if (fault === null) break
        if (fault) faults.push(`${key}: ${fault}`)
        steps++
      }
    }
    return { steps, faults }
  }

  // Every kind of page: what stands for itself, a list, an event, and both forms; the longest at both widths.
  for (const [address, widths, how] of tabbed) {
    test(
      `everything can be hit, and the focus be seen all the way through ${address}`,
      how,
      async ({ page }) => {
        await page.goto(address)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 })
          const targets = await targetsOf(page)
          expect(targets.length).toBeGreaterThan(20)
          for (const [kind, atLeast] of Object.entries(mainTargets)) {
            const found = targets.filter(({ kinds }) => kinds.includes(kind))
            expect(found.length, kind).toBeGreaterThanOrEqual(atLeast[address] ?? 0)
          }
          const main = targets.filter(({ kinds }) => kinds.length > 0)
          expect(targets.filter(({ size }) => size < 24)).toEqual([])
          expect(main.filter(({ size }) => size < 44)).toEqual([])

          const { steps, faults } = await walk(page)
          expect(steps).toBeGreaterThan(20)
          expect(faults).toEqual([])
        }
      },
    )
  }
})

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('buttons keep an edge, and the focus a ring', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/services/listening-desk')
    const kinds = {
      'main a[data-button]': 2,
      'main button': 1,
      'main label:has([name=consent])': 1,
    }
    for (const [kind, atLeast] of Object.entries(kinds)) {
      const edges = await page.locator(kind).evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
            return `${borderTopStyle} ${parseFloat(borderTopWidth) >= 1} ${borderTopColor === getComputedStyle(document.documentElement).backgroundColor}`
          }),
      )
      expect(edges.length, kind).toBeGreaterThanOrEqual(atLeast)
      expect(new Set(edges), kind).toEqual(new Set(['solid true false']))
    }
    // Boxes and dots are the browser's own.
    const boxes = await page
      .locator('main label > input')
      .evaluateAll((inputs) => inputs.map((input) => getComputedStyle(input).appearance))
    expect(boxes.length).toBeGreaterThanOrEqual(35)
    expect(new Set(boxes)).toEqual(new Set(['auto']))
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  })
})

const fonts = /\.woff2(\?|$)/

/** Goes through the page, one screen at a time, so that all of it is painted. */
async function scrollThrough(page: Page) {
  const screens = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  )
  expect(screens).toBeGreaterThan(1)
  for (let screen = 1; screen <= screens; screen++) {
    await page.evaluate((top) => scrollTo({ top: top * innerHeight, behavior: 'instant' }), screen)
    await twoFrames(page)
  }
}

for (const { pages, walked } of walks) {
  test(
    `nothing moves by itself, without the fonts and when they come: ${pages}`,
    weekly,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await recordShifts(page)
      test.setTimeout(walked.length * 30_000)
      let asked = 0
      let release = () => {}
      let released: Promise<void>
      await page.route(fonts, async (route) => {
        asked++
        await released
        await route.continue()
      })
      for (const [turn, { address }] of walked.entries()) {
        await page.setViewportSize({ width: [360, 1280][turn % 2] ?? 360, height: 800 })
        asked = 0
        released = new Promise<void>((resolve) => (release = resolve))
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        )
        await expect.poll(() => asked, address).toBeGreaterThan(0)
        await scrollThrough(page)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect.soft(await recordedShifts(page), `${address} without the fonts`).toEqual([])

        release()
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        expect.soft(await recordedShifts(page), `${address} with them`).toEqual([])
      }
    },
  )
}
