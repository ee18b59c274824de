import { expect, type Page } from '@playwright/test'
import exit from '../content/exit.json'
import { isInStatistics, isDiscreet, sentPaths } from '../lib/pages'
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

// That they come elsewhere: announcements.spec.ts, consent.spec.ts.
test.describe('with every announcement switched on, on a telephone', () => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Nobody has been asked about statistics yet.
    storageState: { cookies: [], origins: [] },
  }

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

/** Whether the number for emergencies stands before the second part of a page. */
function beginsWithDanger(html: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const [opening, firstPart, ...others] = main.split('<h2')
  return others.length > 0 && `${opening}${firstPart}`.includes('href="tel:112"')
}

/** What a chat or a social network shows of a link to a page, but for its address. */
function previewOf(html: string): string {
  const found = html.matchAll(/<meta (?:name|property)="(?:og|twitter):[^"]*" content="[^"]*"/g)
  return [...found]
    .map(([meta]) => meta)
    .filter((meta) => !meta.includes('og:url'))
    .join()
}

test('a page that has a form, comes after one or begins with danger has the exit, and tells nobody’s chat what it is', async ({
  request,
}) => {
  const sent = await Promise.all(
    all.map(async (page) => ({ ...page, html: await (await request.get(page.address)).text() })),
  )
  for (const { address, path, locale, html } of sent) {
    const { QuickExit, ShareButtons } = catalog[locale]
    expect(html.includes(`href="${exit.url[locale]}"`), address).toBe(isDiscreet(path))
    // Every page leads to what the exit cannot do.
    expect(html, address).toContain(QuickExit.history.split('<')[0])
    const isShared = html.includes(ShareButtons.copy)
    expect(isShared, address).toBe(/^\/events\/(?!past$)/.test(path))
  }
  for (const { address, path, html } of sent.filter(({ path }) => !sentPaths.includes(path))) {
    const preview = previewOf(html)
    expect(preview, address).toContain('og:title')
    const title = /<title>(.*?) – /.exec(html)?.[1] ?? ''
    expect(title, address).not.toBe('')
    const isAddressed = path === '/contacts'
    expect(preview.includes(title), address).toBe(!isDiscreet(path) || isAddressed)
  }
  const pathsOf = (isMeant: (html: string) => boolean) =>
    sent.filter(({ html }) => isMeant(html)).map(({ path }) => path)
  const forms = pathsOf((html) => html.includes('<form'))
  const withForm = [...forms, ...forms.map((form) => `${form}/sent`)]
  const dangerFirst = pathsOf(beginsWithDanger)
  expect(forms.length).toBeGreaterThan(1)
  expect(dangerFirst.length).toBeGreaterThan(2)
  expect([...withForm, ...dangerFirst].filter((path) => !isDiscreet(path))).toEqual([])
  expect(withForm.filter(isInStatistics), 'seen by statistics').toEqual([])
})
