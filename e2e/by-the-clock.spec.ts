import { expect } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { eventEnd } from '../lib/content/event-sessions'
import { calendarDate } from '../lib/i18n/formats'
import { addDays } from '../lib/time/weekdays'
import { datedEvents, pastEvent } from './support/dated-events'
import { deskFields, formIsReady, formOf } from './support/forms'
import { recordedShifts, recordShifts } from './support/layout-shifts'
import { policyFaults } from './support/policy-faults'
import { catalog } from './support/site'
import { deskPause } from './support/test-site'
import { test } from './support/visit'

// The moments themselves: lib/time/shown-between.test.ts.

const words = catalog.it
const { announce, reserve } = words.EventPage.booking
const desk = '/services/listening-desk'
const pauseBegins = `${deskPause.from}T00:00:00+02:00`
const pauseEnds = `${addDays(deskPause.until, 1)}T00:00:00+02:00`
const pauseText = 'text=Torniamo presto.'

/** The end of the first event to come: e2e/support/dated-events.ts. */
const firstEnd = '2090-03-26T12:00:00+02:00'
const day = calendarDate('2090-03-26', 'it', { dateStyle: 'full' })
const isOver = createTranslator({ locale: 'it', messages: words, namespace: 'EventPage' })('over', {
  day,
})

function before(time: string, milliseconds: number) {
  return new Date(Date.parse(time) - milliseconds)
}

const lastEvent = datedEvents.at(-1) ?? pastEvent

/** What one sees of a page until a moment, and what from then on. */
const sights: { path: string; moment: string; goes: string[]; comes: string[] }[] = [
  {
    path: '/events/primavera',
    moment: firstEnd,
    goes: [`text=${announce}`, `text=${words.AddToCalendar.title}`],
    comes: [`text=${isOver}`],
  },
  { path: '/events', moment: firstEnd, goes: ['main a[href="/events/primavera"]'], comes: [] },
  {
    path: '/',
    moment: firstEnd,
    goes: ['main a[href="/events/primavera"]'],
    comes: ['main a[href="/events/ottobre"]'],
  },
  {
    path: '/events',
    moment: eventEnd(lastEvent).toISOString(),
    goes: [`main a[href="/events/${lastEvent.id}"]`],
    comes: [`text=${words.EventsPage.empty}`],
  },
  {
    path: '/events/prenotazione',
    moment: '2090-11-11T00:00:00+01:00',
    goes: [`text=${reserve}`],
    comes: [],
  },
  { path: `${desk}#request`, moment: pauseBegins, goes: ['main form'], comes: [pauseText] },
  { path: `${desk}#request`, moment: pauseEnds, goes: [pauseText], comes: ['main form'] },
  {
    path: '/about-us',
    moment: '2082-02-01T00:00:00+01:00',
    goes: ['text=Avviso running'],
    comes: ['text=Avviso to-come'],
  },
]

test('each page says what is true when it is opened, and nothing moves for it', async ({
  visitAt,
}) => {
  const page = await visitAt('2080-01-01', { timezoneId: 'America/Lima' })
  const faults = await policyFaults(page)
  await recordShifts(page)
  for (const { path, moment, goes, comes } of sights) {
    for (const [now, shown, hidden] of [
      [before(moment, 1), goes, comes],
      [before(moment, 0), comes, goes],
    ] as const) {
      await page.clock.setFixedTime(now)
      // Another document, also where only the part after # would differ.
      await page.goto('about:blank')
      await page.goto(path)
      const what = `${path} at ${now.toISOString()}`
      for (const part of shown) await expect(page.locator(part).first(), what).toBeVisible()
      for (const part of hidden) await expect(page.locator(part).first(), what).toBeHidden()
      expect(await recordedShifts(page), what).toEqual([])
    }
  }
  expect(faults).toEqual([])
})

test('what is over says so in a page that is left open, and after a step to another', async ({
  page,
}) => {
  await page.clock.install({ time: before(firstEnd, 90_000) })
  await page.goto('/events')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const link = page.locator('main a[href="/events/primavera"]')
  await link.click()
  await expect(page.getByText(announce)).toBeVisible()
  await expect(page.getByText(isOver)).toBeHidden()
  await page.clock.fastForward(180_000)
  await expect(page.getByText(isOver)).toBeVisible()
  await expect(page.getByText(announce)).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: words.Menu.events }).click()
  await expect(page).toHaveURL('/events')
  await expect(page.locator('main a[href="/events/ottobre"]')).toBeVisible()
  await expect(link).toBeHidden()
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
})

test('the desk’s pause comes while one writes, and takes nothing away', async ({ page }) => {
  await page.clock.install({ time: before(pauseBegins, 60_000) })
  await page.goto(desk)
  await formIsReady(page)
  const name = deskFields(page).textbox('lastName')
  await name.fill('Ada')
  await page.locator('h1').click()
  await page.clock.fastForward(120_000)
  await expect(page.locator(pauseText)).toBeVisible()
  await expect(name).toHaveValue('Ada')
  await expect(name).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both stand, with their days', async ({ page }) => {
    await page.goto(desk)
    await expect(page.locator('#request h2').first()).toContainText(
      String(deskPause.from.slice(0, 4)),
    )
    await expect(page.locator(pauseText)).toBeVisible()
    await expect(formOf(page)).toBeVisible()
    await expect(page.getByText('Avviso running')).toBeVisible()
    await expect(page.getByText('Avviso to-come')).toBeHidden()
    await expect(page.getByText('Avviso over')).toHaveCount(0)
  })
})
