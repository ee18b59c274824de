import { expect, test, type Page } from '@playwright/test'
import { replyTime } from '../lib/content/practical-answers'
import {
  contactSuccess,
  fillContact,
  formOf,
  openContact,
  submitOf,
  uniqueText,
} from './support/forms'
import { mailsWith } from './support/outbox'
import { catalog } from './support/site'

const { FormErrors: errors } = catalog.it

async function expectSummaryFocused(page: Page) {
  await expect(
    formOf(page).locator('[tabindex="-1"]:not([hidden]):has([role=alert])'),
  ).toBeFocused()
}

test('a message arrives, and thanks take the place of the form', async ({ page }) => {
  const message = uniqueText()
  await openContact(page, 'es')
  await fillContact(page, message, 'es')
  await submitOf(page).click()
  await expect(contactSuccess(page, 'es')).toBeFocused()
  await expect(page.getByText(catalog.es.ContactForm.next)).toBeVisible()
  await expect(page.getByText(replyTime?.answer.es ?? '')).toHaveCount(2)
  await expect(page.locator('main a[href="tel:112"]').last()).toBeVisible()
  await expect(formOf(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
  const mails = await mailsWith(message)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ replyTo: 'chiara@example.org' })
  expect(mails[0]?.text).toContain("Chiara D'Amico")
})

test('an empty form says what is missing, first in its summary', async ({ page }) => {
  const { FormErrors, ErrorSummary } = catalog.en
  const fields = await openContact(page, 'en')
  const title = await page.title()
  await submitOf(page).click()
  const summary = formOf(page).getByRole('alert')
  await expect(summary.getByRole('heading')).toHaveText(ErrorSummary.title)
  await expectSummaryFocused(page)
  const advice = FormErrors.contact
  const names = ['name', 'email', 'message', 'privacy'] as const
  await expect(summary.getByRole('link')).toHaveText(names.map((name) => advice[name]))
  await expect(page).toHaveTitle(`${FormErrors.prefix} ${title}`)
  for (const name of names) {
    await expect(fields[name]).toHaveAttribute('aria-invalid', 'true')
    await expect(fields[name]).toHaveAccessibleDescription(
      new RegExp(`${FormErrors.prefix} ${FormErrors.required} ${advice[name]}.$`),
    )
  }
  await fields.name.fill('Chiara')
  await expect(fields.name).toHaveAttribute('aria-invalid', 'false')
  await expect(summary.getByRole('link')).toHaveCount(3)
  await expect(fields.name).toBeFocused()
})

test('what is wrong is said in the words of its rule, and nothing of it is cut', async ({
  page,
}) => {
  const { name, message } = await openContact(page, 'es')
  await fillContact(page, 'x'.repeat(5001), 'es')
  await name.fill('Chiara \u202e')
  await submitOf(page).click()
  await expect(name).toHaveAccessibleDescription(new RegExp(catalog.es.FormErrors.invalid))
  await expect(message).toHaveAccessibleDescription(new RegExp(catalog.es.FormErrors.max))
  await expect(message).toHaveValue('x'.repeat(5001))
})

test('nothing is found fault with before the first attempt', async ({ page }) => {
  const { email, name } = await openContact(page)
  await email.fill('chiara')
  await name.focus()
  await email.focus()
  await name.focus()
  await expect(formOf(page).getByText(errors.email)).toHaveCount(0)
  await submitOf(page).click()
  await expect(formOf(page).getByText(errors.email).first()).toBeVisible()
  await expectSummaryFocused(page)
})

test('a link of the summary leads to its field, label in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  const { message } = await openContact(page)
  await submitOf(page).click()
  await formOf(page).getByRole('link', { name: errors.contact.message }).click()
  await expect(message).toBeFocused()
  await expect(formOf(page).locator('label[for="field-message"]')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/contacts')
})

test('the whole way by keyboard alone', async ({ page }) => {
  const message = uniqueText()
  const { name, email, message: text, privacy } = await openContact(page)
  await name.focus()
  await page.keyboard.type('Łukasz O’Brien')
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type('lukasz+aiuto@example.org')
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.type(message)
  await page.keyboard.press('Enter')
  await page.keyboard.type('E a capo.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(privacy).toBeChecked()
  for (const link of ['/privacy-policy', 'tel:112', '#helplines']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', link)
  }
  await page.keyboard.press('Tab')
  await expect(submitOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(contactSuccess(page)).toBeFocused()
  const mails = await mailsWith(message)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('E a capo.')
})

test('twenty minutes may pass between opening and sending', async ({ page }) => {
  const message = uniqueText()
  await page.clock.install()
  await openContact(page)
  await fillContact(page, message)
  await page.clock.fastForward('20:00')
  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeFocused()
  expect(await mailsWith(message)).toHaveLength(1)
})
