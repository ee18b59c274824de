import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { phoneHours } from '../lib/content/phone-hours'
import { association } from '../lib/content/records'
import { formIds } from '../lib/forms/field-ids'
import { calendarDate } from '../lib/i18n/formats'
import type { Locale } from '../lib/i18n/locales'
import { addDays } from '../lib/time/weekdays'
import { startSite, type SiteServer } from '../testing/site-server'
import { stateViolations, violationsWithoutScript } from './support/axe'
import { lateMarks, recordMarks } from './support/event-marks'
import {
  deskFields,
  deskSuccess,
  expectOtherWays,
  fillDesk,
  formIsReady,
  formOf,
  openDesk,
  submitOf,
  uniqueText,
} from './support/forms'
import { emailsWith } from './support/outbox'
import { policyFaults } from './support/policy-faults'
import { catalog, localizedPath, weekly } from './support/site'
import { deskPause, testSite } from './support/test-site'
import { test } from './support/visit'

const desk = '/services/listening-desk'
const port = 3214
const midnightBefore = `${deskPause.from}T00:00:00+02:00`
const midnightAfter = `${addDays(deskPause.until, 1)}T00:00:00+02:00`

const shifted = (time: string, milliseconds: number) =>
  new Date(Date.parse(time) + milliseconds).toISOString()

/** What stands in the form's place. */
function pauseOf(page: Page) {
  return page.locator('#request [data-times]')
}

function nextDay(locale: Locale) {
  return calendarDate(addDays(deskPause.until, 1), locale, { dateStyle: 'full' })
}

/** What the form says, above its button, of what was sent in the pause. */
async function expectNotTaken(page: Page, locale: Locale) {
  const t = createTranslator({ locale, messages: catalog[locale], namespace: 'FormFailure' })
  const failure = page.locator(`#${formIds.failure}`)
  await expect(failure).toBeFocused()
  await expect(failure).toContainText(t('notTaken'))
  await expect(failure).toContainText(t('paused', { day: nextDay(locale) }))
  await expectOtherWays(failure)
  await expect(deskSuccess(page, locale)).toHaveCount(0)
}

async function expectDeskKept(page: Page, lastName: string, locale: Locale) {
  const { textbox, choice, zone, consent } = deskFields(page, locale)
  await expect(textbox('lastName')).toHaveValue(lastName)
  await expect(textbox('phone')).toHaveValue('333 123 4567')
  await expect(zone).toHaveValue('flumini')
  await expect(choice('topics', 'grief')).toBeChecked()
  await expect(consent).toBeChecked()
}

test.describe('by the visitor’s clock', () => {
  for (const [when, time, isPaused, how] of [
    ['a second before', shifted(midnightBefore, -1000), false, weekly],
    ['at midnight in Rome', midnightBefore, true, {}],
    ['in the last second', shifted(midnightAfter, -1000), true, weekly],
    ['at midnight after the last day', midnightAfter, false, weekly],
  ] as const) {
    test(
      `${when} it is ${isPaused ? 'the pause' : 'the form'} that is shown, and nothing moves`,
      how,
      async ({ visitAt }) => {
        const page = await visitAt(time, { timezoneId: 'America/Lima' })
        const faults = await policyFaults(page)
        await recordMarks(page)
        await page.goto(`/en${desk}`)
        await expect(pauseOf(page)).toHaveAttribute('data-when')
        await expect(pauseOf(page)).toBeVisible({ visible: isPaused })
        await expect(formOf(page)).toBeVisible({ visible: !isPaused })
        await formIsReady(page)
        expect(await lateMarks(page)).toEqual([])
        await expect(pauseOf(page)).toBeVisible({ visible: isPaused })
        await expect(formOf(page)).toBeVisible({ visible: !isPaused })
        expect(faults).toEqual([])
      },
    )
  }

  test(
    'it says until when, and what to do meanwhile, also after a link',
    weekly,
    async ({ visitAt }) => {
      const page = await visitAt(midnightBefore)
      await page.goto('/')
      await page.locator(`main a[href="${desk}"]`).first().click()
      await expect(page).toHaveURL(desk)
      const pause = pauseOf(page)
      await expect(pause).toContainText(nextDay('it'))
      await expect(pause).toContainText('Torniamo presto.')
      await expect(pause.locator(`a[href="tel:${association.contacts.phone}"]`)).toBeVisible()
      await expect(pause).toContainText(phoneHours.answer.it)
      await expect(pause.locator('a[href="tel:112"]')).toBeVisible()
      await expect(pause.locator('a[href="#helplines"]')).toBeVisible()
      await expect(formOf(page)).toBeHidden()
      expect(await stateViolations(page)).toEqual([])
    },
  )

  test('a page left open turns to the pause and back by itself', weekly, async ({ page }) => {
    await page.clock.install({ time: new Date(shifted(midnightBefore, -60_000)) })
    await page.goto(desk)
    await formIsReady(page)
    await expect(formOf(page)).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(pauseOf(page)).toBeVisible()
    await expect(formOf(page)).toBeHidden()
    await page.clock.fastForward(Date.parse(midnightAfter) - Date.parse(midnightBefore))
    await expect(pauseOf(page)).toBeHidden()
    await expect(formOf(page)).toBeVisible()
  })
})

test.describe('by the server’s clock', () => {
  test.describe.configure({ mode: 'default' })
  test.use({ baseURL: `http://localhost:${port}` })
  let site: SiteServer

  test.beforeAll(async () => {
    site = await startSite({
      directory: testSite,
      port,
      env: {
        NODE_OPTIONS: `--import ${join(process.cwd(), 'e2e/support/server-clock.mjs')}`,
        SERVER_TIME: shifted(midnightBefore, 60_000),
      },
    })
  })
  test.afterAll(() => site.stop())

  test('what was filled in before midnight stays, and is not said to be sent', async ({ page }) => {
    const lastName = uniqueText()
    await page.clock.install({ time: new Date(shifted(midnightBefore, -60_000)) })
    await openDesk(page, 'en')
    await fillDesk(page, lastName, 'en')
    // Nobody is writing at this moment: what has been written keeps the form in sight.
    await page.locator('h1').click()
    await page.clock.fastForward(120_000)
    await expect(pauseOf(page)).toBeVisible()
    await expect(formOf(page)).toBeVisible()
    await expectDeskKept(page, lastName, 'en')
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/listening-desk'),
      submitOf(page).click(),
    ])
    expect(answer.status()).toBe(409)
    await expectNotTaken(page, 'en')
    await expectDeskKept(page, lastName, 'en')
    expect(await stateViolations(page)).toEqual([])
    expect(await emailsWith(lastName)).toEqual([])
  })

  test(
    'a clock that is wrong shows the form, and the server says the truth',
    weekly,
    async ({ page }) => {
      const lastName = uniqueText()
      await openDesk(page)
      await fillDesk(page, lastName)
      await submitOf(page).click()
      await expectNotTaken(page, 'it')
      await expectDeskKept(page, lastName, 'it')
      expect(await emailsWith(lastName)).toEqual([])
    },
  )

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(
      'the days stand above the form, which comes back as it was sent',
      weekly,
      async ({ page }) => {
        const lastName = uniqueText()
        await page.goto(localizedPath(desk, 'es'))
        await expect(pauseOf(page)).toContainText(nextDay('es'))
        await fillDesk(page, lastName, 'es')
        const [answer] = await Promise.all([
          page.waitForResponse('**/api/listening-desk'),
          submitOf(page).click(),
        ])
        expect(answer.status()).toBe(409)
        await expectNotTaken(page, 'es')
        await expectDeskKept(page, lastName, 'es')
        await expect(pauseOf(page)).toBeVisible()
        expect(await violationsWithoutScript(page)).toEqual([])
        expect(await emailsWith(lastName)).toEqual([])
      },
    )
  })
})
