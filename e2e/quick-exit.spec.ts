import { expect, test, type Page } from '@playwright/test'
import exit from '../content/exit.json'
import { fillDesk, openDesk, uniqueText } from './support/forms'
import { twoFrames } from './support/layout-shifts'
import { overrideStyles, spacing } from './support/lost-content'
import { policyFaults } from './support/policy-faults'
import { catalog, weekly } from './support/site'
import { untilItRuns } from './support/visit'

test.use({ reducedMotion: 'no-preference' })

const desk = '/services/listening-desk'
const weather = 'The weather'

/** Stands in for the exit's site, which lies outside this machine; answers when it is told to. */
async function fakeExitPage(page: Page, when: Promise<void> = Promise.resolve()) {
  const referrers: (string | undefined)[] = []
  for (const url of Object.values(exit.url)) {
    await page.route(`${new URL(url).origin}/**`, async (route) => {
      referrers.push(route.request().headers().referer)
      await when
      await route.fulfill({ contentType: 'text/html', body: `<title>${weather}</title>` })
    })
  }
  return referrers
}

const exitOf = (page: Page) =>
  page.getByRole('link', { name: catalog.it.QuickExit.exit, exact: true })

async function pressShift(page: Page, times: number) {
  for (let time = 0; time < times; time++) await page.keyboard.press('Shift')
}

test('the exit comes first for the keyboard, leaves by one press, and Back does not lead to the page', async ({
  page,
}) => {
  const referrers = await fakeExitPage(page)
  const faults = await policyFaults(page)
  await page.goto('/about-us')
  await page.locator(`footer a[href="${desk}"]`).click()
  await expect(page).toHaveURL(desk)
  // Before that the link leaves as without script.
  await untilItRuns(page)
  await page.locator('#content').focus()
  await page.keyboard.press('Tab')
  await expect(exitOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(weather)
  expect(page.url()).toContain(new URL(exit.url.it).host)
  expect(referrers).toEqual([undefined])
  expect(faults).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test(
  'Escape does not bring the page back while the other one is on its way',
  weekly,
  async ({ page }) => {
    await page.goto(desk)
    await page.evaluate(() => {
      const blank = document.querySelector<HTMLDialogElement>(
        'dialog[aria-label]:has([role=alert])',
      )
      blank?.showModal()
    })
    const blank = page.getByRole('dialog', { name: catalog.it.QuickExit.leaving })
    await expect(blank).toBeVisible()
    const cancel = (dialog: Element) =>
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect.poll(() => blank.evaluate(cancel)).toBe(false)
  },
)

test('the page goes blank at once, says so, and keeps nothing that was written', async ({
  page,
}) => {
  let answer = () => {}
  await fakeExitPage(page, new Promise((resolve) => (answer = resolve)))
  const seen: unknown[] = []
  // Playwright itself waits for the other page, so this one tells what it looks like until then.
  await page.exposeFunction('tell', (what: unknown) => {
    seen.push(what)
    answer()
  })
  await openDesk(page)
  await fillDesk(page, uniqueText())
  await page.evaluate(() => {
    addEventListener('quick-exit', () =>
      requestAnimationFrame(() => {
        const onTop = [0.1, 0.5, 0.9].map((part) =>
          document.elementFromPoint(innerWidth * part, innerHeight * part)?.closest('dialog'),
        )
        const [blank] = onTop
        ;(window as unknown as { tell: (what: unknown) => void }).tell({
          title: document.title,
          isCovered: onTop.every((element) => element && element === blank),
          ground: blank && getComputedStyle(blank).backgroundColor,
          said: blank?.querySelector('[role=alert]')?.textContent,
          chosen: document.querySelectorAll('form :checked:not([value=""])').length,
          written: [...document.querySelectorAll<HTMLInputElement>('form [autocomplete], textarea')]
            .map(({ value }) => value)
            .join(''),
        })
      }),
    )
  })
  await exitOf(page).click()
  await expect(page).toHaveTitle(weather)
  const { leaving } = catalog.it.QuickExit
  const ground: unknown = expect.stringMatching(/^rgb\(/)
  expect(seen).toEqual([
    { title: leaving, isCovered: true, ground, said: leaving, chosen: 0, written: '' },
  ])
})

/** The sentence about the keys, said to readers and not only shown. */
const saidOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: catalog.it.QuickExit.keyboard })

test('three short presses of Shift leave too, even from within a text; two are told how', async ({
  page,
}) => {
  await fakeExitPage(page)
  await page.clock.install()
  const { textbox } = await openDesk(page)
  await textbox('message').focus()
  for (const capital of ['A', 'B', 'C']) await page.keyboard.press(`Shift+${capital}`)
  await expect(textbox('message')).toHaveValue('ABC')
  // As who reads with NVDA stops its speech: seldom, and never told to leave.
  for (let time = 0; time < 4; time++) {
    await pressShift(page, 1)
    await page.clock.runFor(1501)
    await expect(saidOf(page)).toHaveCount(0)
  }
  await pressShift(page, 2)
  await expect(saidOf(page)).toBeAttached()
  await page.clock.runFor(1501)
  await expect(saidOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(desk)
  await pressShift(page, 3)
  await expect(page).toHaveTitle(weather)
})

const between = {
  'a click': (page: Page) => page.mouse.click(180, 560),
  'a click of the right button': (page: Page) => page.mouse.click(180, 560, { button: 'right' }),
  'a wheel': (page: Page) => page.mouse.wheel(0, 40),
  'a selection': async (page: Page) => {
    await page.mouse.move(100, 500)
    await page.mouse.down()
    await page.mouse.move(200, 540)
    await page.mouse.up()
  },
  'a finger': (page: Page) => page.touchscreen.tap(180, 560),
  'another layout of the keyboard': (page: Page) => page.keyboard.press('Alt'),
  'a letter': (page: Page) => page.keyboard.press('a'),
  // Neither another window nor a system's input method is within a test's reach.
  'another window': (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
  'an input method': (page: Page) =>
    page
      .locator('form textarea')
      .first()
      .dispatchEvent('compositionstart', { bubbles: true, data: '' }),
}

test.describe('with a pointer, a finger or another key', () => {
  test.use({ hasTouch: true })

  test('Shift is no wish to leave', weekly, async ({ page }) => {
    await fakeExitPage(page)
    const { textbox } = await openDesk(page)
    await textbox('message').focus()
    for (const [what, act] of Object.entries(between)) {
      for (let time = 0; time < 4; time++) {
        await page.keyboard.down('Shift')
        await act(page)
        await page.keyboard.up('Shift')
      }
      await expect(saidOf(page), what).toHaveCount(0)
      for (let time = 0; time < 4; time++) {
        await page.keyboard.press('ShiftLeft')
        await act(page)
      }
      await expect(page, what).toHaveURL(desk)
      await expect(page, what).not.toHaveTitle(weather)
    }
    await page.keyboard.press('ShiftLeft')
    await page.keyboard.press('ShiftRight')
    await page.keyboard.press('ShiftLeft')
    await expect(page).toHaveTitle(weather)
  })
})

/** Returns where the exit is covered, or the bars take more than a third: down, a little up, down, to the end. */
async function placesWithoutExit(page: Page) {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(end).toBeGreaterThan(2000)
  const faults: string[] = []
  for (const place of [0, 90, 900, 860, end / 2, end / 2 - 30, end, end - 40]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
    await twoFrames(page)
    const { isFree, bars } = await exitOf(page).evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      const middle = [(left + right) / 2, (top + bottom) / 2] as const
      const edges = [left + 3, right - 3].map((x) => [x, middle[1]] as const)
      edges.push([middle[0], top + 3], [middle[0], bottom - 3])
      return {
        isFree: edges.every(([x, y]) => link.contains(document.elementFromPoint(x, y))),
        bars:
          (link.closest('[data-quick-exit]')?.getBoundingClientRect().bottom ?? 0) / innerHeight,
      }
    })
    if (!isFree) faults.push(`covered at ${place}`)
    if (place > 800 && bars > 0.34) faults.push(`${bars} of the screen at ${place}`)
  }
  return faults
}

test('the exit is in view all the way down, at any size and spacing of the text', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // After the last notice: on a low screen one may keep the exit below, until one scrolls.
  await page.clock.setFixedTime(new Date('2090-01-01T12:00:00Z'))
  await openDesk(page)
  const browser = await context.newCDPSession(page)
  for (const [width, height] of [
    [320, 568],
    [507, 1180],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const standard of [16, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } })
      for (const css of ['', spacing]) {
        await overrideStyles(page, css)
        const what = `${width} × ${height}, ${standard} px, style: «${css}»`
        expect.soft(await placesWithoutExit(page), what).toEqual([])
        const helplines = page.locator('#helplines')
        const top = await helplines.evaluate((element) => {
          element.scrollIntoView()
          return element.getBoundingClientRect().top
        })
        await twoFrames(page)
        const strip = await page.locator('[data-quick-exit]').boundingBox()
        expect.soft(top, what).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0))
      }
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads away', async ({ page }) => {
    const referrers = await fakeExitPage(page)
    await page.goto(desk)
    // Back shows the page again, and what was typed.
    await expect(page.getByText(catalog.it.QuickExit.closeTab)).toBeVisible()
    await exitOf(page).click()
    await expect(page).toHaveTitle(weather)
    expect(referrers).toEqual([undefined])
  })
})

test('a form that is open in another tab is left too', weekly, async ({ page, context }) => {
  await page.goto(desk)
  await fakeExitPage(page)
  await page.getByText(catalog.it.ListeningDeskForm.safeContact).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: catalog.it.ListeningDeskForm.safety }).click()
  const other = await opened
  await fakeExitPage(other)
  // Before that the link leaves its own tab only, as without script.
  await untilItRuns(other)
  await exitOf(other).click()
  await expect(other).toHaveTitle(weather)
  await expect(page).toHaveTitle(weather)
})
