import { expect, test } from '@playwright/test'
import { examples } from '../testing/submissions'
import { stateViolations } from './support/axe'
import {
  contactFailure,
  contactFields,
  contactSuccess,
  expectContactKept,
  expectOtherWays,
  fillContact,
  formOf,
  openContact,
  submitOf,
  uniqueText,
  unknownOutcome,
} from './support/forms'
import { emailsWith } from './support/outbox'
import { catalog, weekly } from './support/site'

const {
  ContactForm: words,
  FormErrors: errors,
  FormFailure: failures,
  FormStatus: status,
} = catalog.it

test('a double click sends once, and the form is accessible meanwhile', async ({ page }) => {
  const message = uniqueText()
  let requests = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/contact', async (route) => {
    requests += 1
    await answered
    await route.continue()
  })
  await openContact(page)
  await fillContact(page, message)
  await submitOf(page).dblclick()
  await expect(submitOf(page)).toHaveText(status.sending)
  await contactFields(page).email.press('Enter')
  expect(await stateViolations(page)).toEqual([])
  answer()
  await expect(contactSuccess(page)).toBeVisible()
  await expect(page.getByText(catalog.it.FormSent.contact.reply)).toBeVisible()
  expect(requests).toBe(1)
  expect(await emailsWith(message)).toHaveLength(1)
})

test('sending is shown, said, and ends after twenty seconds without an answer', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/api/contact', () => {})
  await openContact(page)
  await fillContact(page, 'Un messaggio')
  // The twenty seconds begin with the request, after the token has come.
  const request = page.waitForRequest('**/api/contact')
  await submitOf(page).click()
  await expect(submitOf(page)).toHaveText(status.sending)
  await expect(submitOf(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(submitOf(page)).toBeFocused()
  await expect(formOf(page).getByRole('status')).toHaveText(status.sending)
  await request
  await page.clock.fastForward(15_000)
  await expect(submitOf(page)).toHaveText(status.sending)
  await page.clock.fastForward(5000)
  await expect(unknownOutcome(page)).toContainText(failures['delivery-unknown'])
  await expect(submitOf(page)).toHaveText(words.submit)
  await expectContactKept(page, 'Un messaggio')
})

test('what was not sent is not confirmed, nothing is lost, and there are other ways', async ({
  page,
  context,
}) => {
  const message = uniqueText()
  await openContact(page)
  await fillContact(page, message)
  const title = await page.title()
  const expectNotSent = async (explanation: string) => {
    await submitOf(page).click()
    await expect(contactFailure(page)).toContainText(explanation)
    await expect(page).toHaveTitle(`${errors.prefix} ${title}`)
    await expect(unknownOutcome(page)).toHaveCount(0)
    await expect(
      formOf(page).locator('[tabindex="-1"]:not([hidden]):has([role=alert])').last(),
    ).toBeFocused()
    await expectOtherWays(contactFailure(page))
    await expect(contactSuccess(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
    await expectContactKept(page, message)
  }
  await context.setOffline(true)
  await expectNotSent(failures.offline)
  await context.setOffline(false)

  // What each answer means: components/forms/submission-client.test.ts.
  const unknownField = { code: 'invalid', errors: { submissionId: 'invalid' } }
  await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json: unknownField }))
  await expectNotSent(failures.other)
  await page.unroute('**/api/contact')

  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeFocused()
  await expect(page).toHaveTitle(`${catalog.it.FormSent.title} – ${title}`)
  expect(await emailsWith(message)).toHaveLength(1)
})

test('what may have arrived is not said to have failed, can be sent again, and arrives once', async ({
  page,
}) => {
  const message = uniqueText()
  const ids: unknown[] = []
  await page.route('**/api/contact', async (route) => {
    ids.push(route.request().postDataJSON().submissionId)
    if (ids.length === 1) await route.fetch().then(() => route.abort('connectionreset'))
    else if (ids.length === 2)
      await route.fulfill({ status: 403, json: { code: 'captcha-failed' } })
    else await route.continue()
  })
  await openContact(page)
  await fillContact(page, message)
  await submitOf(page).click()
  await expect(unknownOutcome(page)).toContainText(failures['delivery-unknown'])
  expect(await stateViolations(page)).toEqual([])
  await submitOf(page).click()
  await expect(unknownOutcome(page)).toContainText(failures['captcha-failed'])
  await expect(unknownOutcome(page)).toContainText(failures['delivery-unknown'])
  await expect(contactFailure(page)).toHaveCount(0)
  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeFocused()
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0], ids[0]])
  expect(await emailsWith(message)).toHaveLength(1)

  expect(await stateViolations(page)).toEqual([])
  const next = uniqueText()
  await page.getByRole('button', { name: catalog.it.FormSent.contact.again }).click()
  await expect(contactFields(page).name).toBeFocused()
  await fillContact(page, next)
  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeFocused()
  expect(ids[3]).not.toBe(ids[0])
  expect(await emailsWith(next)).toHaveLength(1)
})

test('what an extension fills in without telling anybody is sent', weekly, async ({ page }) => {
  const message = uniqueText()
  const { privacy } = await openContact(page)
  const { privacy: ticked, ...values } = { ...examples.contact, message }
  await page.evaluate((values) => {
    const form = document.querySelector<HTMLFormElement>('main form')
    for (const [name, value] of Object.entries(values)) {
      Object.assign(form?.elements.namedItem(name) ?? {}, { value })
    }
  }, values)
  await privacy.setChecked(ticked)
  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeFocused()
  expect(await emailsWith(message)).toHaveLength(1)
})

test('errors that only the server sees take the same road', async ({ page }) => {
  const { email } = await openContact(page)
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid', errors: { email: 'email' } } }),
  )
  const title = await page.title()
  await fillContact(page, 'Un messaggio')
  await submitOf(page).click()
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveText([
    `${errors.email} ${errors.contact.email}`,
  ])
  await expect(page).toHaveTitle(`${errors.prefix} ${title}`)
  await expect(email).toHaveAccessibleDescription(new RegExp(errors.email))
  await email.fill('chiara@example.com')
  await expect(page).toHaveTitle(title)
  await expect(email).toHaveAttribute('aria-invalid', 'false')
})
