import { expect, test, type Page } from '@playwright/test'
import { answerQuestions } from './support/dialogs'
import {
  contactFields,
  fillContact,
  fillSafeContact,
  formOf,
  openContact,
  openDesk,
  submitOf,
  touchForm,
  uniqueText,
  unknownOutcome,
} from './support/forms'
import { catalog, weekly } from './support/site'
import { answered } from './support/visit'

const { leave } = catalog.it.FormStatus

test.describe('leaving with unsent text', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  const inApp = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.donations })

  test('is asked about, also for another language, and no is an answer', async ({
    page,
    context,
  }) => {
    const questions = answerQuestions(page, 'stay', 'stay', 'leave')
    const { name } = await openContact(page)
    await name.fill('Chiara')
    await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
    await inApp(page).click()
    await expect.poll(() => questions).toEqual([leave])
    const selector = page.getByRole('banner').locator('details').filter({ hasText: 'English' })
    await selector.locator('summary').click()
    await selector.getByRole('link', { name: 'English' }).click()
    await expect(name).toHaveValue('Chiara')
    await expect(page).toHaveURL('/contacts')
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('NEXT_LOCALE')
    await selector.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/contacts')
    expect(questions).toEqual([leave, leave, leave])
    await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
  })

  test('by Back is asked about', async ({ page }) => {
    const questions = answerQuestions(page, 'stay', 'leave')
    // From one page to the other the document stays: statistics see neither.
    await page.goto('/safety')
    await page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.contacts }).click()
    const { name } = contactFields(page)
    await touchForm(page)
    await name.click()
    await page.keyboard.type('Chiara')
    await page.evaluate(() => history.back())
    await expect.poll(() => questions).toEqual([leave])
    await expect(page).toHaveURL('/contacts')
    await expect(name).toHaveValue('Chiara')
    await name.click()
    await page.keyboard.type(' D')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/safety')
    expect(questions).toEqual([leave, leave])
  })

  test('for good is asked about by the browser', weekly, async ({ page }) => {
    const { name } = await openContact(page)
    await name.click()
    await page.keyboard.type('Chiara')
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
    const { name } = await openContact(page)
    await name.fill('Chiara')
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
    await inApp(page).click()
    await expect(page).toHaveURL('/donations')
    expect(questions).toEqual([])
  })
})

test.describe('where the browser shows no dialogs', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const [what, breakDialogs] of [
    ['says no by itself', () => (window.confirm = () => false)],
    ['says nothing by itself', () => (window.confirm = () => undefined as unknown as boolean)],
    [
      'throws',
      () =>
        (window.confirm = () => {
          throw new DOMException('', 'NotSupportedError')
        }),
    ],
    ['has none', () => Reflect.deleteProperty(window, 'confirm')],
  ] as const) {
    test(
      `and ${what}, nobody is held by a link, by another language or by Back`,
      weekly,
      async ({ page }) => {
        // No word of the browser's own either: one question for one departure.
        const questions = answerQuestions(page, 'stay')
        await page.addInitScript(breakDialogs)
        const type = async () => {
          await touchForm(page)
          await contactFields(page).name.click()
          await page.keyboard.type('Chiara')
          await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
        }
        const header = page.getByRole('banner')
        // From a page of its own kind: to others it is the browser that leads back (docs/decisions/0016).
        await page.goto('/safety')
        await header.getByRole('link', { name: catalog.it.Menu.contacts }).click()
        await type()
        await page.evaluate(() => history.back())
        await expect(page).toHaveURL('/safety')
        await page.goto('/contacts')
        await type()
        await header.getByRole('link', { name: catalog.it.Menu.donations }).click()
        await expect(page).toHaveURL('/donations')
        await page.goto('/contacts')
        await type()
        const selector = header.locator('details').filter({ hasText: 'English' })
        await selector.locator('summary').click()
        await selector.getByRole('link', { name: 'English' }).click()
        await expect(page).toHaveURL('/en/contacts')
        expect(questions).toEqual([])
      },
    )
  }
})

test('a page that was left by a link holds nothing that was typed', async ({ page }) => {
  answerQuestions(page, 'leave')
  const text = uniqueText()
  await openContact(page)
  await fillContact(page, text)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  const left = await page.evaluate(
    (typed) =>
      document.documentElement.outerHTML.includes(typed) ||
      [...document.querySelectorAll('input, textarea')].some((control) =>
        'value' in control ? String(control.value).includes(typed) : false,
      ),
    text,
  )
  expect(left).toBe(false)
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

test('what Back does not bring back is said, in the fold where it was', async ({ page }) => {
  answerQuestions(page, 'leave')
  const { textbox, choice } = await openDesk(page)
  await textbox('firstName').fill('Chiara')
  await fillSafeContact(page)
  const words = page.getByText(catalog.it.ListeningDeskForm.notBroughtBack)
  await expect(words).toHaveCount(0)
  await page.goto('/builds/latest.json')
  await page.goBack()
  await expect(words).toBeVisible()
  await expect(textbox('firstName')).toHaveValue('Chiara')
  await expect(choice('sayWhoWeAre', 'no')).toBeChecked()
  await expect(textbox('callName')).toHaveValue('')
})

test('a choice from a list counts as unsent, until it is taken back', weekly, async ({ page }) => {
  const { zone } = await openDesk(page)
  await zone.selectOption('flumini')
  await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
  await zone.selectOption('')
  await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
})
