import { expect, test, type Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { formatPhone } from '../lib/contacts/contact-addresses'
import { helplines } from '../lib/content/helplines'
import { association } from '../lib/content/records'
import { defaultLocale, type Locale } from '../lib/i18n/locales'
import { qrPicture } from '../testing/qr-picture'
import {
  absolute,
  catalog,
  locales,
  localizedPath,
  walks,
  weekly,
  weeklyUnless,
} from './support/site'
import { untilItRuns } from './support/visit'

// Dark on purpose: paper is white in every scheme.
test.use({ colorScheme: 'dark', reducedMotion: 'no-preference' })

async function openOnPaper(page: Page, address: string) {
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
}

/** What is still there of the things that have no place on paper. */
function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      'body > header',
      'nav',
      'form',
      'button',
      'dialog',
      'svg[aria-hidden="true"]',
      'img[alt=""]',
      // An empty frame.
      'div:has(> [data-scene]:only-child)',
      'a[href="#content"]',
    ].filter((selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    ),
  )
}

/** Texts that would be pale, and grounds that would be printed. */
function inkFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .flatMap((element) => {
        const { color, backgroundColor, opacity } = getComputedStyle(element)
        const lightness = Math.max(...(color.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))
        return lightness > 60 || backgroundColor !== 'rgba(0, 0, 0, 0)' || opacity !== '1'
          ? [`${element.outerHTML.slice(0, 60)}: ${color} on ${backgroundColor}, ${opacity}`]
          : []
      }),
  )
}

const cardPath = '/services/listening-desk/pocket-card'

for (const { pages, walked } of walks) {
  test(
    `black on white, without the shell, with their addresses, print ${pages}`,
    weekly,
    async ({ page }) => {
      test.setTimeout(120_000)
      const whole = walked.filter(({ path }) => path !== cardPath)
      for (const { address, locale } of [
        ...whole,
        { address: '/en/nope', locale: 'en' as const },
      ]) {
        await page.emulateMedia({ media: 'screen' })
        await openOnPaper(page, address)
        expect(await leftovers(page), address).toEqual([])
        expect(await inkFaults(page), address).toEqual([])
        await expect(page.locator('h1')).toBeVisible()
        for (const { tel } of helplines) {
          const number = formatPhone(tel, locale)
          const onPaper = page.locator('#helplines').getByText(number, { exact: true })
          await expect(onPaper.filter({ visible: true }).first()).toBeVisible()
        }
        await expect(
          page.locator(`a[href="tel:${association.contacts.phone}"]`).last(),
        ).toBeVisible()
        const links = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')]
            .filter((link) => link.checkVisibility())
            .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
        )
        expect(links.length).toBeGreaterThan(0)
        // What nobody types: the number of our chat and the place on a map stand in words.
        for (const [href, shown] of links) {
          expect(shown).toContain(href?.includes('?') ? 'none' : href)
        }
      }
    },
  )
}

/** Pages of an A4 document. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

/** On a clock of 24 hours, but for the English. */
const hours = (locale: Locale) =>
  locale === 'en' ? /\b10\sam\D+1\spm\D+5\spm\D+7\spm\b/ : /\b10\D+13\D+17\D+19\b/

test('two sheets to keep say how to donate', async ({ page }) => {
  await openOnPaper(page, '/donations')
  await expect(page.locator('#iban')).toBeVisible()
  await expect(page.locator('#fiscal-code')).toHaveText(association.identity.fiscalCode)
  await expect(page.locator('main').getByRole('img')).toBeVisible()
  await expect(page.locator('main')).toContainText(association.donations.accountHolder)
  expect(await sheets(page)).toBe(2)
})

test('an event, with the address to pass on, and what to know before one comes are one sheet each', async ({
  page,
}) => {
  await openOnPaper(page, '/events/ottobre')
  await expect(page.locator('#share-address')).toBeVisible()
  expect(await sheets(page)).toBe(1)
  await openOnPaper(page, '/before-you-come')
  expect(await sheets(page)).toBe(1)
})

const paperA6 = { width: 105, height: 148 }

for (const locale of locales) {
  const how = weeklyUnless(locale === defaultLocale)
  test(
    `the desk prints with its hours, and leads to the pocket card, one A6 sheet with every number, in ${locale}`,
    how,
    async ({ page }) => {
      await openOnPaper(page, localizedPath('/services/listening-desk', locale))
      const main = page.locator('main')
      await expect(main.locator('a[href^="tel:+39"]').first()).toBeVisible()
      await expect(main).toContainText(hours(locale), { useInnerText: true })
      expect(await sheets(page)).toBeLessThanOrEqual(4)

      // Nothing scrolls away under the pointer.
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
      await page.getByRole('link', { name: catalog[locale].PocketCardPage.link }).click()
      await expect(page).toHaveURL(localizedPath(cardPath, locale))
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      const print = page.getByRole('button', { name: catalog[locale].PocketCardPage.print })
      await print.click()
      await expect(page.locator('body')).toHaveAttribute('data-printed', '')

      const address = absolute(localizedPath('/services/listening-desk', locale))
      const code = page.getByRole('img', { name: address.replace('http://', '') })
      const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1))
      const path = (await code.locator('path').last().getAttribute('d')) ?? ''
      expect(decodeQR(qrPicture({ size, path }))).toBe(address)

      await page.emulateMedia({ media: 'print' })
      const card = page.getByRole('article')
      await expect(card).toContainText(formatPhone(association.contacts.phone, locale))
      for (const { tel } of helplines) {
        await expect(
          card.getByText(formatPhone(tel, locale), { exact: true }).first(),
        ).toBeVisible()
      }
      // Beside 112 stands when to call it, and no name.
      for (const { name } of helplines.filter(({ id }) => id !== 'emergency')) {
        await expect(card).toContainText(name[locale])
      }
      await expect(
        page.locator('h1, header, footer, #helplines, button').filter({ visible: true }),
      ).toHaveCount(0)
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      const boxes = [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)]
      expect(boxes).toHaveLength(1)
      const [, width, height] = boxes[0] ?? []
      expect((Number(width) / 72) * 25.4).toBeCloseTo(paperA6.width, 0)
      expect((Number(height) / 72) * 25.4).toBeCloseTo(paperA6.height, 0)

      // Within other programs browsers may have nothing that prints.
      await page.emulateMedia({ media: 'screen' })
      await page.addInitScript(() => Object.defineProperty(window, 'print', { value: undefined }))
      await page.reload()
      await untilItRuns(page)
      await expect(print).toBeHidden()
    },
  )
}
