import { expect, test, type Page } from '@playwright/test'
import { contactFormPath } from '../lib/contacts/contact-form-path'
import { findHelpline, helplines } from '../lib/content/helplines'
import { phoneHours } from '../lib/content/practical-answers'
import { association, listeningDesk } from '../lib/content/records'
import { clockTime, weekdayName } from '../lib/i18n/formats'
import { defaultLocale } from '../lib/i18n/locales'
import { romeInstant } from '../lib/time/rome-clock'
import { addDays, weekdayOf } from '../lib/time/weekdays'
import { schemeViolations } from './support/axe'
import { overrideStyles } from './support/lost-content'
import { catalog, localizedPath, locales, weekly, weeklyUnless } from './support/site'
import { deskPause } from './support/test-site'
import { untilItRuns } from './support/visit'

test.use({ reducedMotion: 'no-preference' })

const { Header: header, Menu: menu, HelpNow: help } = catalog.it

async function openSideMenu(page: Page) {
  await page.getByRole('button', { name: header.openMenu }).click()
  const dialog = page.getByRole('dialog', { name: header.menu })
  await expect(dialog).toBeVisible()
  return dialog
}

const [firstSlot = { start: '', end: '' }] = phoneHours.slots

/** Returns the first date after 2030 on whose weekday our phone is answered, and that `isWanted`. */
function findAnsweredDate(isWanted: (date: string) => boolean): string {
  const twentyYears = Array.from({ length: 20 * 365 }, (_, index) => addDays('2031-01-01', index))
  const date = twentyYears.find(
    (candidate) => phoneHours.days.includes(weekdayOf(candidate)) && isWanted(candidate),
  )
  if (!date) throw new Error('no such date')
  return date
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the header is one row in every language, beside a scroll bar too', async ({ page }) => {
    const heights = new Set<number | undefined>()
    for (const locale of locales) {
      await page.goto(localizedPath('/about-us', locale))
      await overrideStyles(page, 'html { padding-inline-end: 17px }')
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
      heights.add((await page.getByRole('banner').boundingBox())?.height)
    }
    expect([...heights]).toEqual([expect.any(Number)])
  })

  test(
    'the current item and the parent of the current page are underlined and bold',
    weekly,
    async ({ page }) => {
      for (const [address, label, current] of [
        ['/events', menu.events, 'page'],
        ['/services/workshops', menu.services, 'true'],
      ] as const) {
        await page.goto(address)
        const item = page.getByRole('banner').getByRole('link', { name: label, exact: true })
        await expect(item).toHaveAttribute('aria-current', current)
        await expect(item).toHaveCSS('font-weight', '700')
        await expect(item.locator('span')).toHaveCSS('text-decoration-line', 'underline')
        await expect(
          page.getByRole('banner').getByRole('link', { name: menu.donations }),
        ).toHaveCSS('font-weight', '400')
      }
    },
  )

  test('a submenu opened before the scripts have come stays open', weekly, async ({ page }) => {
    let release = () => {}
    const opened = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const button = page.getByRole('banner').locator('summary').first()
    const workshops = page.getByRole('banner').getByRole('link', { name: menu.workshops })
    await button.click()
    await expect(workshops).toBeVisible()
    release()
    // Marked by the scripts once they have taken the page over.
    await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached()
    await expect(workshops).toBeVisible()
  })

  test('the submenu opens by keyboard, closes by Escape, a click or the focus elsewhere, and by choosing a page', async ({
    page,
  }) => {
    await page.goto('/')
    const button = page.getByRole('banner').locator('summary').first()
    const workshops = page.getByRole('banner').getByRole('link', { name: menu.workshops })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(workshops).toBeVisible()
    expect(await schemeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(workshops).toBeHidden()
    await expect(button).toBeFocused()
    for (const leave of [
      // The margin of the page, which no menu covers, however many entries it has.
      () => page.mouse.click(5, 400),
      () => page.locator('footer a').first().focus(),
      async () => {
        await workshops.click()
        // The menu closes once more when the page has come: who opened it meanwhile would see it close.
        await expect(page).toHaveURL('/services/workshops')
      },
      // The second time it is the current page.
      () => workshops.click(),
    ]) {
      await button.click()
      await expect(workshops).toBeVisible()
      await leave()
      await expect(workshops).toBeHidden()
    }
    await expect(page).toHaveURL('/services/workshops')
  })

  test('each language is named in its own, and choosing one keeps page, query and hash, and is remembered', async ({
    page,
    context,
  }) => {
    await page.goto('/events?from=mail#calendar')
    const links = page.getByRole('banner').locator('details a[hreflang]')
    const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('lang')))
    expect(named).toEqual(locales)
    const selector = page.getByRole('banner').locator('details').filter({ hasText: 'English' })
    await selector.locator('summary').click()
    expect(await schemeViolations(page)).toEqual([])
    await selector.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/events?from=mail#calendar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'NEXT_LOCALE')
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400)

    await selector.locator('summary').click()
    await selector.getByRole('link', { name: 'Italiano' }).click()
    await expect(page).toHaveURL('/events?from=mail#calendar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the side menu leads to every service, the desk first, to help and to our number, and is out of the way at once', async ({
    page,
  }) => {
    await page.goto('/')
    for (const close of [
      () => page.getByRole('button', { name: header.closeMenu }).click(),
      () => page.mouse.click(8, 400),
      () => page.keyboard.press('Escape'),
    ]) {
      const dialog = await openSideMenu(page)
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await close()
      await expect(dialog).toBeHidden()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
      await expect(page.getByRole('button', { name: header.openMenu })).toBeFocused()
    }
    const dialog = await openSideMenu(page)
    expect(await schemeViolations(page)).toEqual([])
    const services = dialog.locator('li li a')
    await expect(services).toHaveCount(5)
    await expect(services.first()).toHaveText(menu.listeningDesk)
    await expect(dialog.locator(`a[href="tel:${association.contacts.phone}"]`)).toBeVisible()
    // The second time it is the current page.
    for (let time = 0; time < 2; time++) {
      await dialog.getByRole('link', { name: menu.workshops }).click()
      await expect(page).toHaveURL('/services/workshops')
      await expect(dialog).toBeHidden()
      await openSideMenu(page)
    }
    await dialog.getByRole('link', { name: help.label }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('#helplines h2')).toBeInViewport()
  })

  test('Back closes the side menu', weekly, async ({ page }) => {
    await page.goto('/donations')
    await page.getByRole('contentinfo').getByRole('link', { name: menu.contacts }).click()
    await expect(page).toHaveURL('/contacts')
    const dialog = await openSideMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/donations')
    await expect(dialog).toBeHidden()
  })
})

test('a link of header or footer leads the keyboard to the top of the new page, without gliding there', async ({
  page,
}) => {
  await page.goto('/about-us')
  await untilItRuns(page)
  for (const [part, name, address] of [
    ['contentinfo', menu.donations, '/donations'],
    ['banner', menu.events, '/events'],
  ] as const) {
    await page.getByRole(part).getByRole('link', { name, exact: true }).press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.locator('#content')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('Back leads to a heading of the page before, and shows that page', async ({ page }) => {
  await page.goto('/donations')
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: help.label }).first().click()
  await expect(page).toHaveURL('/donations#helplines')
  await page.getByRole('contentinfo').getByRole('link', { name: menu.contacts }).click()
  await expect(page.locator('h1')).toHaveText(catalog.it.ContactsPage.title)
  await page.goBack()
  await expect(page).toHaveURL('/donations#helplines')
  await expect(page.locator('h1')).toHaveText(catalog.it.DonationsPage.title)
})

test(
  'a screen that becomes wide closes the side menu and frees the page',
  weekly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto('/')
    const dialog = await openSideMenu(page)
    await page.setViewportSize({ width: 1366, height: 800 })
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await page.getByRole('banner').getByRole('link', { name: menu.donations }).click()
    await expect(page).toHaveURL('/donations')
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(dialog).toBeHidden()
  },
)

test('help, the telephone and the desk’s form are two taps away at every width', async ({
  page,
}) => {
  for (const [width, address, locale] of [
    [320, '/', 'it'],
    [768, '/es/about-us', 'es'],
    [1280, '/en/nope', 'en'],
  ] as const) {
    const words = catalog[locale].HelpNow
    await page.setViewportSize({ width, height: 700 })
    await page.goto(address)
    const banner = page.getByRole('banner')
    const call = banner.getByRole('link', { name: words.call.replace('{number}', '112') })
    await expect(call).toHaveAttribute('href', 'tel:112')
    await expect(call).toBeInViewport()
    await banner.getByRole('link', { name: words.label }).click()
    // At once: no frame between shows what lies on the way.
    const block = page.locator('#helplines')
    const top = await block.evaluate((element) => element.getBoundingClientRect().top)
    expect(Math.round(top)).toBeLessThan(200)
    for (const { tel, purpose, daily } of helplines) {
      await expect(block.locator(`a[href="tel:${tel}"]`).first()).toBeVisible()
      // What it is for, and when it answers: a number alone helps nobody at night.
      await expect(block).toContainText(purpose[locale], { useInnerText: true })
      const row = block.locator('li, section').filter({ hasText: purpose[locale] }).last()
      const { usually, always } = catalog[locale].HelplineList
      const [hours = ''] = (daily ? usually : always).split('{')
      await expect(row).toContainText(hours, { useInnerText: true })
    }
    const deskPage = localizedPath('/services/listening-desk', locale)
    await page.locator(`footer a[href="${deskPage}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${deskPage}(#.*)?$`))
    await page.locator('main a[href="#request"]').first().click()
    await expect(page.locator('main form')).toBeInViewport()
  }
})

test(
  'by the visitor’s clock: the year of the copyright, and the number for who cannot wait beside a line that may not answer',
  weekly,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2031-11-24T03:10:00+01:00') })
    for (const locale of locales) {
      await page.goto(localizedPath('/', locale))
      const call = page.locator(`a[href="tel:${findHelpline('telefono-amico').tel}"]`)
      const row = page.locator('#helplines li', { has: call })
      await page.clock.runFor(1000)
      await expect(row).not.toContainText(catalog[locale].HelplineList.closedNow)
      await expect(row.getByRole('link', { name: '112', exact: true })).toBeVisible()
      // Not in the link that dials the line.
      await expect(row.getByRole('link').first()).not.toContainText('112')
      await expect(page.getByRole('contentinfo')).toContainText('© 2031')
    }
  },
)

function isDayOff(date: string): boolean {
  return listeningDesk.closures.daysOff.some((dayOff) => date.endsWith(dayOff))
}

/** Where the second button leads by the records, in a week without closures. */
function secondAt(date: string, clock: string, { call, write }: { call: string; write: string }) {
  const isInSlot = phoneHours.slots.some(({ start, end }) => start <= clock && clock < end)
  const isAnsweredDay = phoneHours.days.includes(weekdayOf(date)) && !isDayOff(date)
  return isInSlot && isAnsweredDay ? call : write
}

/** The first two buttons of the page that can be seen, by where they lead. */
const firstButtons = (page: Page) =>
  page
    .locator('main a[data-button]')
    .filter({ visible: true })
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')))

for (const locale of locales) {
  const how = weeklyUnless(locale === defaultLocale)
  test(
    `at every hour the first two buttons lead to somebody, and the line below says when the phone is answered: ${locale}`,
    how,
    async ({ page }) => {
      const workday = findAnsweredDate((date) => !isDayOff(date))
      const dayOff = findAnsweredDate(isDayOff)
      const nextDay = weekdayOf(findAnsweredDate((date) => date > dayOff && !isDayOff(date)))
      const { open, opensToday, opensOn } = catalog[locale].PhoneHours
      const time = clockTime(firstSlot.start, locale)
      const words = {
        now: open.replace('{time}', clockTime(firstSlot.end, locale)),
        today: opensToday.replace('{time}', time),
        later: opensOn.replace('{day}', weekdayName(nextDay, locale)).replace('{time}', time),
      }
      await page.clock.install({ time: romeInstant(workday, '00:00') })
      await page.goto(localizedPath('/', locale))
      const line = page.locator('main header [data-state]')
      const desk = localizedPath('/services/listening-desk#request', locale)
      const write = localizedPath(contactFormPath(), locale)
      const call = `tel:${association.contacts.phone}`

      async function expectAt(date: string, clock: string, second: string) {
        await page.clock.setSystemTime(romeInstant(date, clock))
        await page.clock.runFor(60_000)
        const what = `${date} ${clock}`
        await expect(line, what).toHaveAttribute('data-state', second === call ? 'open' : 'closed')
        expect(await firstButtons(page), what).toEqual([desk, second])
      }
      const seconds = new Set<string>()
      for (const days of [0, 1, 2, 3, 4, 5, 6]) {
        const date = addDays(workday, days)
        for (let hour = 0; hour < 24; hour += 1) {
          const clock = `${String(hour).padStart(2, '0')}:00`
          const second = secondAt(date, clock, { call, write })
          seconds.add(second)
          await expectAt(date, clock, second)
        }
      }
      expect([...seconds].sort()).toEqual([write, call].sort())

      await expectAt(dayOff, firstSlot.start, write)
      await expect(line).toHaveText(words.later)
      await expectAt(deskPause.from, firstSlot.start, write)
      await expectAt(workday, '00:00', write)
      await expect(line).toHaveText(words.today)
      await expectAt(workday, firstSlot.start, call)
      await expect(line).toHaveText(words.now)
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('calling and writing both stand, with the days on which the phone is answered', async ({
    page,
  }) => {
    await page.goto('/about-us')
    expect(await firstButtons(page)).toEqual([
      `tel:${association.contacts.phone}`,
      contactFormPath(),
    ])
    await expect(page.locator('main header')).toContainText(phoneHours.schedule.it)
  })
})

test(
  'that somebody answers now can be read on every ground that it stands on',
  weekly,
  async ({ page }) => {
    await page.clock.setFixedTime(
      romeInstant(
        findAnsweredDate(
          (date) => !listeningDesk.closures.daysOff.some((day) => date.endsWith(day)),
        ),
        firstSlot.start,
      ),
    )
    for (const path of ['/contacts', '/services/listening-desk', '/events']) {
      await page.goto(path)
      await expect(page.locator('main [data-state="open"]').first()).toBeVisible()
      expect(await schemeViolations(page), path).toEqual([])
    }
  },
)
