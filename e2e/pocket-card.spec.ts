import { expect, test } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { formatPhone } from '../lib/contacts/contact-addresses'
import { association } from '../lib/content/association'
import { helplines } from '../lib/content/helplines'
import { qrPicture } from '../testing/qr-picture'
import { catalog } from './support/catalog'
import { absolute, localizedPath, locales } from './support/site'

const cardPath = '/services/listening-desk/pocket-card'
const paperA6 = { width: 105, height: 148 }

for (const locale of locales) {
  test(`the pocket card is one A6 sheet with every number in ${locale}`, async ({ page }) => {
    await page.goto(localizedPath(cardPath, locale))
    await page.emulateMedia({ media: 'print' })
    const card = page.getByRole('article')
    await expect(card).toContainText(formatPhone(association.contacts.phone))
    for (const { display, name } of helplines) {
      await expect(card.getByText(display, { exact: true })).toBeVisible()
      await expect(card.getByText(name[locale], { exact: true })).toBeVisible()
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
    expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1)
  })

  test(`the card's code leads to the desk in ${locale}`, async ({ page }) => {
    await page.goto(localizedPath(cardPath, locale))
    const address = absolute(localizedPath('/services/listening-desk', locale))
    const code = page.getByRole('img', { name: address.replace('http://', '') })
    const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1))
    const path = (await code.locator('path').last().getAttribute('d')) ?? ''
    expect(decodeQR(qrPicture({ size, path }))).toBe(address)
  })

  test(`the desk's page leads to the card, and a button prints it, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/services/listening-desk', locale))
    await page.getByRole('link', { name: catalog[locale].PocketCardPage.link }).click()
    await expect(page).toHaveURL(localizedPath(cardPath, locale))
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: catalog[locale].PocketCardPage.print }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  })
}
