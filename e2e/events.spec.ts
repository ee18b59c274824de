import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { datedEvents, ownPicture, pastEvent } from './support/dated-events'
import { lateMarks, recordMarks } from './support/event-marks'
import { formIsReady } from './support/forms'
import { catalog, weekly } from './support/site'
import { test } from './support/visit'

/** The ids of the events whose links are visible in a part of the page, in the order seen. */
async function shownIn(page: Page, part: string): Promise<string[]> {
  const links = page.locator(`${part} a[href*="/events/"]:visible`)
  const addresses = await links.evaluateAll((all) =>
    all
      .map((link) => ({ link, box: (link.closest('article, li') ?? link).getBoundingClientRect() }))
      .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map(({ link }) => link.getAttribute('href')),
  )
  return addresses.map((address) => address?.split('/').at(-1) ?? '')
}

const { EventsPage, HomePage } = catalog.it
const titled = (title: string) => `section:has(> h2:text-is("${title}"))`
const ahead = `${titled(EventsPage.calendar)} :is(article, li)[data-times]`
const past = `${titled(EventsPage.past)} li`
const teaser = titled(HomePage.eventsTitle)

const cards = ['primavera', 'ottobre', 'annullato', 'prenotazione'] as const
/** Below the cards, by months. */
const rows = datedEvents
  .map(({ id }) => id)
  .slice(datedEvents.findIndex(({ id }) => id === 'pieno'))

type Moment = {
  now: string
  /** How many events are over. */
  over: number
  today?: (typeof cards)[number][]
}

// Each moment of a session: components/ui/time-marks/mark-by-clock.test.ts.
const moments: Moment[] = [
  { now: '2090-03-26T00:00:00+01:00', over: 0, today: ['primavera'] },
  { now: '2090-10-29T18:29:00+01:00', over: 1, today: ['ottobre'] },
  { now: '2091-01-01T00:31:00+01:00', over: 6 },
]

/** Checks list and teaser against what is over and today at a moment. */
async function expectMoment(page: Page, { over, today = [] }: Moment) {
  const words = catalog.it.EventState
  await page.goto('/events')
  expect(await shownIn(page, ahead)).toEqual([
    ...cards.slice(over),
    ...rows,
    ...cards.slice(0, over),
  ])
  const badges = page.locator(ahead).getByText(words.today, { exact: true })
  await expect(badges.locator('visible=true')).toHaveCount(today.length)
  for (const id of today) {
    const card = page.locator('article', { has: page.locator(`a[href$="/events/${id}"]`) })
    await expect(card.getByText(words.today, { exact: true })).toBeVisible()
  }
  // Of one that does not take place nothing says that it is over.
  const overBadges = page.locator(ahead).getByText(words.past, { exact: true })
  await expect(overBadges.locator('visible=true')).toHaveCount(over > 2 ? over - 1 : over)
  await page.goto('/')
  // Three wait there, of which one is shown.
  expect(await shownIn(page, teaser)).toEqual(cards.slice(0, 3).slice(over).slice(0, 1))
}

test('at every moment list and teaser are right before any bundle runs', async ({ visitAt }) => {
  test.setTimeout(120_000)
  const page = await visitAt('2090-01-01')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  for (const moment of moments) {
    await test.step(moment.now, async () => {
      await page.clock.setFixedTime(new Date(moment.now))
      await expectMoment(page, moment)
    })
  }
})

test('without JavaScript the page says nothing that a day can make wrong', async ({ visitAt }) => {
  const page = await visitAt('2091-06-01', { javaScriptEnabled: false })
  const words = catalog.it
  await page.goto('/events')
  expect(await shownIn(page, ahead)).toEqual([...cards, ...rows])
  expect(await shownIn(page, past)).toEqual(['molto-tempo-fa', pastEvent.id])
  // One has its bookings closed by decision.
  for (const [state, count] of [
    ['today', 0],
    ['past', 0],
    ['booking-closed', 1],
  ] as const) {
    await expect(
      page.getByText(words.EventState[state], { exact: true }).locator('visible=true'),
    ).toHaveCount(count)
  }
  for (const state of ['full', 'cancelled'] as const) {
    await expect(
      page.locator(ahead).getByText(words.EventState[state], { exact: true }),
    ).toBeVisible()
  }
  await page.goto('/')
  expect(await shownIn(page, teaser)).toEqual(cards.slice(0, 1))
})

test('nothing moves for the time of day', weekly, async ({ visitAt }) => {
  const { today, past: ended } = catalog.it.EventState
  const page = await visitAt('2090-01-01')
  await recordMarks(page)
  for (const { now, shown } of [
    { now: '2090-03-26T11:00:00+02:00', shown: [today] },
    { now: '2090-03-26T12:01:00+02:00', shown: [ended] },
  ]) {
    await page.clock.setFixedTime(new Date(now))
    for (const path of ['/events', '/', '/events/primavera']) {
      await page.goto(path)
      expect(await lateMarks(page), `${path} at ${now}`).toEqual([])
    }
    const states = page.getByRole('main').getByText(new RegExp(`^(${today}|${ended})$`))
    await expect(states.locator('visible=true')).toHaveText(shown)
  }
})

test(
  'the marks are right after a soft navigation, and as time goes on',
  weekly,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2090-03-26T11:58:30+02:00') })
    await page.goto(`/about-us`)
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.events }).click()
    await expect(page).toHaveURL(`/events`)
    expect(await shownIn(page, ahead)).toEqual([...cards, ...rows])
    await page.clock.runFor(3 * 60_000)
    expect(await shownIn(page, ahead)).toEqual([...cards.slice(1), ...rows, cards[0]])
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  },
)

test('all that is over is on one page, by years, without a new document', async ({ page }) => {
  await page.goto('/events')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByRole('link', { name: catalog.it.EventsPage.pastAll }).click()
  await expect(page).toHaveURL('/events/past')
  await expect(page.locator('main h2')).toHaveText(['2020', '2019'])
  expect(await shownIn(page, 'main')).toEqual(['molto-tempo-fa', pastEvent.id])
  // The build keeps no parts of it to be fetched ahead.
  await page.getByRole('main').locator('a[href$="/molto-tempo-fa"]').click()
  await expect(page).toHaveURL('/events/molto-tempo-fa')
  await expect(page.locator('h1')).toContainText('molto-tempo-fa')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
})

test('the old pages of years lead to the lists; what is over has no calendar file', async ({
  request,
}) => {
  for (const [path, status, location] of [
    ['/events/year/2090', 307, '/events/past'],
    ['/es/events/year/2020/03', 307, '/es/events/past'],
    ['/en/news/2026', 307, '/en/news'],
    ['/events/year', 404],
    ['/news/x', 404],
    ['/events/primavera/calendar.ics', 200],
    ['/events/molto-tempo-fa/calendar.ics', 404],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], path).toEqual([status, location])
  }
})

test('booking is offered as long as it is open', weekly, async ({ visitAt }) => {
  const words = catalog.it
  const book = (page: Page) => page.getByRole('link', { name: words.EventPage.booking.reserve })
  const open = await visitAt('2090-11-10T23:59:00+01:00')
  await open.goto('/events/prenotazione')
  await expect(book(open)).toBeVisible()
  await expect(open.getByText('12,50 €')).toBeVisible()
  await open.goto('/events/capodanno')
  await expect(book(open)).toBeVisible()
  const price = open.locator('dd', { hasText: words.EventFacts.reservationRequired })
  await expect(price).toContainText(words.EventFacts.price.free)
  const closed = await visitAt('2090-11-11T00:00:00+01:00')
  await closed.goto('/events/prenotazione')
  await expect(book(closed)).toBeHidden()
  await expect(closed.getByText(words.EventState['booking-closed'])).toBeVisible()
  await expect(closed.getByText(words.AddToCalendar.title)).toBeVisible()
  for (const id of ['pieno', 'annullato', 'molto-tempo-fa']) {
    await closed.goto(`/events/${id}`)
    await expect(book(closed)).toHaveCount(0)
  }
})

test('an event starts a message to the association, and only a known one', async ({ visitAt }) => {
  const page = await visitAt('2090-01-01')
  await page.goto('/en/events/ottobre')
  await page.getByRole('link', { name: catalog.en.EventPage.booking.announce }).click()
  await expect(page).toHaveURL('/en/contacts?event=ottobre#write')
  const message = page.getByRole('textbox', { name: catalog.en.FormFields.contact.message })
  await expect(message).toHaveValue(
    'Hello, I’d like to come to ‘Event ottobre’ (28 and 29\u00a0October 2090).',
  )
  // Not the visitor's own words: nobody is asked before leaving.
  await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
  await message.pressSequentially(' Ada')
  await expect(page.locator('html')).toHaveAttribute('data-unsent', '')

  for (const id of ['pieno', 'none', '__proto__', '%3Cscript%3E']) {
    const other = await page.context().newPage()
    await other.goto(`/en/contacts?event=${id}#write`)
    await formIsReady(other)
    await expect(other.locator('textarea')).toHaveValue('')
    await other.close()
  }
})

test(
  'an event has a photograph of its own, in the width that the screen needs, or the drawing of all',
  weekly,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/en/events/primavera')
    const picture = page.locator('main header').getByRole('img', { name: ownPicture.alt.en })
    await expect(picture).toHaveAttribute('width', '320')
    await expect(picture).toHaveAttribute('height', '240')
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(source).toMatch(/\/_next\/static\/media\/primavera\.[^/]+-640\.webp$/)
    const response = await request.get(source)
    expect(response.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(await response.body()).metadata()).width).toBe(640)
    await page.goto('/events/ottobre')
    await expect(page.locator('main header [data-scene=circle]')).toBeVisible()
  },
)
