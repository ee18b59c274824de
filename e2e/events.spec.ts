import { expect } from '@playwright/test'
import sharp from 'sharp'
import { ownPicture, pastEvent } from './support/dated-events'
import { formIsReady } from './support/forms'
import { catalog, weekly } from './support/site'
import { test } from './support/visit'

test('all that is over is on one page, by years, without a new document', async ({ page }) => {
  await page.goto('/events')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByRole('link', { name: catalog.it.EventsPage.pastAll }).click()
  await expect(page).toHaveURL('/events/past')
  await expect(page.locator('main h2')).toHaveText(['2020', '2019'])
  const links = page.locator('main ul a[href^="/events/"]')
  await expect(links.first()).toHaveAttribute('href', '/events/molto-tempo-fa')
  await expect(links.last()).toHaveAttribute('href', `/events/${pastEvent.id}`)
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
