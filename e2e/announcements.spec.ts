import { expect, type Page } from '@playwright/test'
import { stateViolations } from './support/axe'
import { recordShifts, recordedShifts } from './support/layout-shifts'
import { policyFaults } from './support/policy-faults'
import { catalog, weekly } from './support/site'
import { announcingTime } from './support/test-site'
import { test } from './support/visit'

test.describe('the welcome', () => {
  const dialog = (page: Page) => page.getByRole('dialog')
  const close = (page: Page) =>
    dialog(page).getByRole('button', { name: catalog.it.WelcomeDialog.close })

  test('locks the page, closes by its button, the backdrop and Escape, and comes once in each tab', async ({
    visitAt,
  }) => {
    const visitor = (await visitAt(announcingTime)).context()
    for (const leave of [
      (page: Page) => close(page).click(),
      (page: Page) => page.mouse.click(5, 300),
      (page: Page) => page.keyboard.press('Escape'),
    ]) {
      const page = await visitor.newPage()
      const faults = await policyFaults(page)
      await page.goto('/')
      await expect(dialog(page)).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await expect(close(page)).toBeFocused()
      await leave(page)
      await expect(dialog(page)).toBeHidden()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
      // At the end of the document, where the dialog stands, the next Tab would lead out of it.
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
      await page.goto('/about-us')
      await expect(page.locator('dialog[aria-labelledby="welcome-title"]')).toBeHidden()
      expect(faults).toEqual([])
      await page.close()
    }
  })

  // And from discreet pages: discreet.spec.ts.
  test('keeps away from the 404, and comes after it', weekly, async ({ visitAt }) => {
    const page = await visitAt(announcingTime)
    for (const address of ['/nope', '/events/nope']) {
      await page.goto(address)
      await expect(page.locator('[data-scene="not-found"]')).toBeAttached()
      await expect(dialog(page)).toBeHidden()
    }
    await page.locator('a[href="/events"]').last().click()
    await expect(page).toHaveURL('/events')
    await expect(dialog(page)).toBeVisible()
  })

  test('has no accessibility violation', weekly, async ({ visitAt }) => {
    const page = await visitAt(announcingTime)
    await page.goto('/')
    await expect(dialog(page)).toBeVisible()
    expect(await stateViolations(page)).toEqual([])
  })
})

test.describe('notices', () => {
  const notice = (page: Page, id: string) => page.getByText(`Avviso ${id}`)

  test('what is over is not in the page, what runs can be read without scripts', async ({
    visitAt,
  }) => {
    const page = await visitAt('2040-01-01T12:00:00Z', { javaScriptEnabled: false })
    await page.goto('/events')
    await expect(notice(page, 'over')).toHaveCount(0)
    await expect(notice(page, 'running')).toBeVisible()
    await expect(notice(page, 'to-come')).toBeHidden()
  })

  test(
    'they come by the calendar of Rome, like the welcome, and nothing moves for them',
    weekly,
    async ({ visitAt }) => {
      const page = await visitAt(announcingTime, { timezoneId: 'America/Lima' })
      const faults = await policyFaults(page)
      const notices = page.getByRole('complementary', { name: catalog.en.SiteNotice.label })
      await recordShifts(page)
      for (const [now, shown, hidden] of [
        ['2082-01-31T23:59:00+01:00', 'running', 'to-come'],
        ['2082-02-01T00:00:00+01:00', 'to-come', 'running'],
        ['2082-04-01T00:00:00+02:00', 'to-come', 'running'],
      ] as const) {
        await page.clock.setFixedTime(new Date(now))
        await page.goto('/en/events')
        await expect(notices.getByText(`Notice ${shown}`)).toBeVisible()
        await expect(notices.getByText(`Notice ${hidden}`)).toBeHidden()
        await page.evaluate(() => document.fonts.ready)
        expect(await recordedShifts(page)).toEqual([])
        // Set by an effect that comes after the welcome's own.
        await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.locator('footer a[href="/en/about-us"]').first().click()
      await expect(page).toHaveURL('/en/about-us')
      await expect(notices.getByText('Notice to-come')).toBeVisible()
      expect(await stateViolations(page)).toEqual([])
      expect(faults).toEqual([])
    },
  )
})
