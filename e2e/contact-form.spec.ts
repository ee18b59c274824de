import { expect, test } from '@playwright/test'
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
import { catalog, locales, localizedPath } from './support/site'

const { FormErrors: errors } = catalog.it

for (const locale of locales) {
  test(`a message written in ${locale} arrives, and thanks take the place of the form`, async ({
    page,
  }) => {
    const message = uniqueText()
    await openContact(page, locale)
    await fillContact(page, message, locale)
    await submitOf(page).click()
    await expect(contactSuccess(page, locale)).toBeFocused()
    const own = catalog[locale].ContactForm
    await expect(page.getByText(own.next)).toBeVisible()
    await expect(page.getByText(replyTime?.answer[locale] ?? '')).toHaveCount(2)
    await expect(page.locator('main a[href="tel:112"]').last()).toBeVisible()
    await expect(formOf(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
    const mails = await mailsWith(message)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ replyTo: 'chiara@example.org' })
    expect(mails[0]?.text).toContain("Chiara D'Amico")
  })

  test(`an empty form says in ${locale} what is missing, first in its summary`, async ({
    page,
  }) => {
    const fields = await openContact(page, locale)
    const title = await page.title()
    await submitOf(page).click()
    const { FormErrors, ErrorSummary } = catalog[locale]
    const summary = formOf(page).getByRole('alert')
    await expect(summary.getByRole('heading')).toHaveText(ErrorSummary.title)
    await expect(
      formOf(page).locator('[tabindex="-1"]:not([hidden]):has([role=alert])'),
    ).toBeFocused()
    const advice = FormErrors.contact
    await expect(summary.getByRole('link')).toHaveText([
      advice.name,
      advice.email,
      advice.message,
      advice.privacy,
    ])
    await expect(page).toHaveTitle(`${FormErrors.prefix} ${title}`)
    for (const name of ['name', 'email', 'message', 'privacy'] as const) {
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

  test(`what is wrong is said in ${locale} in the words of its rule`, async ({ page }) => {
    const { name, email, message } = await openContact(page, locale)
    const { FormErrors } = catalog[locale]
    await fillContact(page, 'x'.repeat(5001), locale)
    await email.fill('chiara@example')
    await name.fill('Chiara \u202e')
    await submitOf(page).click()
    await expect(name).toHaveAccessibleDescription(new RegExp(FormErrors.invalid))
    await expect(email).toHaveAccessibleDescription(new RegExp(FormErrors.email))
    await expect(message).toHaveAccessibleDescription(new RegExp(FormErrors.max))
    await expect(message).toHaveValue('x'.repeat(5001))
    await name.fill('x'.repeat(101))
    await expect(name).toHaveAccessibleDescription(new RegExp(FormErrors.max))
    await page.keyboard.press('Backspace')
    await expect(name).toHaveAttribute('aria-invalid', 'false')
  })
}

test('nothing is found fault with before the first attempt', async ({ page }) => {
  const { email, name } = await openContact(page)
  await email.fill('chiara')
  await name.focus()
  await email.focus()
  await name.focus()
  await expect(formOf(page).getByText(errors.email)).toHaveCount(0)
  await submitOf(page).click()
  await expect(formOf(page).getByText(errors.email).first()).toBeVisible()
})

test('the summary takes the focus of those too who have begun to write', async ({ page }) => {
  const { name } = await openContact(page)
  await name.fill('Chiara')
  await submitOf(page).click()
  await expect(
    formOf(page).locator('[tabindex="-1"]:not([hidden]):has([role=alert])'),
  ).toBeFocused()
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

for (const locale of locales) {
  test(`the whole way by keyboard alone, in ${locale}`, async ({ page }) => {
    const message = uniqueText()
    const { name, email, message: text, privacy } = await openContact(page, locale)
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
    await expect(privacy).toBeFocused()
    await page.keyboard.press('Space')
    await expect(privacy).toBeChecked()
    for (const link of [localizedPath('/privacy-policy', locale), 'tel:112', '#helplines']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAttribute('href', link)
    }
    await page.keyboard.press('Tab')
    await expect(submitOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(contactSuccess(page, locale)).toBeFocused()
    const mails = await mailsWith(message)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('E a capo.')
  })
}

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
