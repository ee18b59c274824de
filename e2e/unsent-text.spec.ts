import { expect, test, type Page } from '@playwright/test'
import { answerQuestions } from './support/dialogs'
import {
  contactFields,
  fillContact,
  formOf,
  openContact,
  openDesk,
  submitOf,
  touchForm,
  uniqueText,
  unknownOutcome,
} from './support/forms'
import { catalog } from './support/site'
import { answered } from './support/visit'

const donations = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.donations })

/** Types as a person does: browsers ask nobody who has done nothing on the page. */
async function typeName(page: Page) {
  const { name } = contactFields(page)
  await name.click()
  await page.keyboard.type('Chiara')
  await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
  return name
}

test.describe('leaving with unsent text', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  const ways: [string, (page: Page) => Promise<unknown>, address: string][] = [
    ['a link', (page) => donations(page).click(), '/donations'],
    [
      'another language',
      async (page) => {
        const selector = page.getByRole('banner').locator('details').filter({ hasText: 'English' })
        if ((await selector.getAttribute('open')) === null)
          await selector.locator('summary').click()
        await selector.getByRole('link', { name: 'English' }).click()
      },
      '/en/contacts',
    ],
    ['Back', (page) => page.evaluate(() => history.back()), '/safety'],
    ['a reload', (page) => page.evaluate(() => location.reload()), '/contacts'],
  ]
  for (const [way, leave, address] of ways) {
    test(`by ${way} is asked about, and no is an answer`, async ({ page }) => {
      const questions = answerQuestions(page, 'stay', 'leave')
      await page.goto('/safety')
      await page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.contacts }).click()
      await touchForm(page)
      const name = await typeName(page)
      await leave(page)
      await expect.poll(() => questions).toEqual(['beforeunload'])
      await expect(name).toHaveValue('Chiara')
      await expect(page).toHaveURL('/contacts')
      await expect(page.locator('#nprogress')).toHaveCount(0)
      const loaded = page.waitForEvent('load')
      await leave(page)
      await loaded
      await expect(page).toHaveURL(address)
      expect(questions).toHaveLength(2)
    })
  }

  test('for good is asked about', async ({ page }) => {
    await openContact(page)
    await typeName(page)
    const asked = page.waitForEvent('dialog')
    const closed = page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await closed
  })

  test('is not asked about when there is nothing to lose, least of all by a call', async ({
    page,
  }) => {
    const questions = answerQuestions(page, 'leave')
    await openContact(page)
    const name = await typeName(page)
    await page.getByRole('banner').getByRole('link', { name: catalog.it.HelpNow.label }).click()
    await expect(page.locator('#helplines')).toBeInViewport()
    const [notice] = await Promise.all([
      page.waitForEvent('popup'),
      formOf(page).locator('a[href="/privacy-policy"]').click(),
    ])
    await expect(notice.locator('h1')).toBeVisible()
    await notice.close()
    for (const link of ['tel:112', 'mailto:']) {
      await page.locator(`a[href^="${link}"]`).last().click()
      await expect(name).toHaveValue('Chiara')
    }
    await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
    await name.fill('')
    await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
    await donations(page).click()
    await expect(page).toHaveURL('/donations')
    expect(questions).toEqual([])
  })
})

test('nothing is kept on the device', async ({ page, context }) => {
  await openContact(page)
  await page.route('**/api/contact', (route) => route.abort())
  await fillContact(page, uniqueText())
  await submitOf(page).click()
  await expect(unknownOutcome(page)).toBeVisible()
  // The answer about statistics, which the visitor brought along.
  expect(await context.storageState()).toEqual(answered)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a choice from a list counts as unsent, until it is taken back', async ({ page }) => {
  const { zone } = await openDesk(page)
  await zone.selectOption('flumini')
  await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
  await zone.selectOption('')
  await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
})
