import { expect, type Page } from '@playwright/test'
import { isCounted, isDiscreet, sentPaths } from '../lib/pages'
import { catalog, localizedPath, locales, sitePaths, weeklyUnless } from './support/site'
import { announcingTime } from './support/test-site'
import { test } from './support/visit'

/** Each page once, the languages taking turns, and what follows a form. */
const all = [...sitePaths, ...sentPaths].map((path, index) => {
  const locale = locales[index % locales.length] ?? 'it'
  return { path, locale, address: localizedPath(path, locale) }
})
const discreet = all.filter(({ path }) => isDiscreet(path))
const others = all.filter(({ path }) => !isDiscreet(path))
if (discreet.length < 5 || others.length < 5) throw new Error('The pages are incomplete.')

/** What is pressed at once: nothing lies over it, and nobody has to scroll. */
async function expectWithinReach(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true }).and(page.locator(':visible')).first()
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click({ trial: true, timeout: 5000 })
}

/** Waits for the page's scripts, and with them for what they might announce: then two Shifts are answered. */
async function untilExitRuns(page: Page, answer: string) {
  await expect(async () => {
    // Begins to count anew, and closes nothing.
    await page.keyboard.press('a')
    await page.keyboard.press('Shift')
    await page.keyboard.press('Shift')
    await expect(page.getByRole('status').filter({ hasText: answer })).toBeAttached({
      timeout: 500,
    })
  }).toPass({ timeout: 20_000 })
}

test.describe('with every announcement switched on, on a telephone', () => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Nobody has been asked about statistics yet.
    storageState: { cookies: [], origins: [] },
  }

  test('they are', async ({ visitAt }) => {
    const page = await visitAt(announcingTime, phone)
    await page.goto('/about-us')
    await expect(page.getByText('Avviso to-come')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.mouse.wheel(0, 400)
    await expect(page.getByRole('region', { name: catalog.it.Consent.banner.title })).toBeVisible()
  })

  for (const [turn, { address, locale }] of discreet.entries()) {
    test(
      `the exit and 112 can be pressed at once: ${address}`,
      weeklyUnless(turn % 4 === 0),
      async ({ visitAt }) => {
        const words = catalog[locale]
        const page = await visitAt(announcingTime, phone)
        await page.goto(address)
        await expect(
          page.getByRole('complementary', { name: words.SiteNotice.label }),
        ).toBeVisible()
        await untilExitRuns(page, words.QuickExit.keyboard)
        for (const height of [844, 560]) {
          await page.setViewportSize({ width: 390, height })
          await expectWithinReach(page, words.QuickExit.exit)
          await expectWithinReach(page, words.HelpNow.call.replace('{number}', '112'))
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(page.getByRole('region', { name: words.Consent.banner.title })).toHaveCount(
            0,
          )
        }
      },
    )
  }
})

test('a page with a form, or that comes after one, is discreet, and statistics see neither', async ({
  request,
}) => {
  const html = await Promise.all(
    all.map(async ({ address }) => (await request.get(address)).text()),
  )
  const withForm = all.filter((_, index) => html[index]?.includes('<form')).map(({ path }) => path)
  expect(withForm.length).toBeGreaterThan(1)
  for (const path of [...withForm, ...withForm.map((form) => `${form}/sent`)]) {
    expect(isDiscreet(path), path).toBe(true)
    expect(isCounted(path), path).toBe(false)
  }
})

/** Whether the number for emergencies stands before the second part of a page. */
function beginsWithDanger(html: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const [opening, firstPart, ...others] = main.split('<h2')
  return others.length > 0 && `${opening}${firstPart}`.includes('href="tel:112"')
}

test('where somebody is told what to do in danger before anything else, the page is discreet', async ({
  request,
}) => {
  const dangerFirst: string[] = []
  for (const { address, path } of all) {
    const html = await (await request.get(address)).text()
    dangerFirst.push(...(beginsWithDanger(html) ? [path] : []))
  }
  expect(dangerFirst.length).toBeGreaterThan(2)
  expect(dangerFirst.filter((path) => !isDiscreet(path))).toEqual([])
})

test('whoever sees the link in a chat sees nothing of a discreet page, and nobody is asked to share it', async ({
  request,
}) => {
  for (const { address, path, locale } of all.filter(({ path }) => !sentPaths.includes(path))) {
    const html = await (await request.get(address)).text()
    const shown = [
      ...html.matchAll(/<meta (?:name|property)="(?:og|twitter):[^"]*" content="[^"]*"/g),
    ]
      .map(([meta]) => meta)
      .filter((meta) => !meta.includes('og:url'))
      .join()
    expect(shown, address).toContain('og:title')
    const title = /<title>(.*?) – /.exec(html)?.[1] ?? ''
    expect(title, address).not.toBe('')
    const isAddressed = path === '/contacts'
    expect(shown.includes(title), address).toBe(!isDiscreet(path) || isAddressed)
    const isShared = html.includes(catalog[locale].ShareButtons.copy)
    expect(isShared, address).toBe(/^\/events\/(?!past$)/.test(path))
  }
})
