import { expect, test, type Page } from '@playwright/test'
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
import { mailsWith } from './support/outbox'
import { catalog } from './support/site'

const {
  ContactForm: words,
  FormErrors: errors,
  FormFailure: failures,
  FormStatus: status,
} = catalog.it

function problem(code: string, status: number) {
  return { status, contentType: 'application/problem+json', json: { code, status } }
}

for (const [way, send] of [
  ['a double click', (page: Page) => submitOf(page).dblclick()],
  [
    'Enter three times in a field',
    async (page: Page) => {
      await contactFields(page).email.focus()
      for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key)
    },
  ],
] as const) {
  test(`${way} sends once`, async ({ page }) => {
    const message = uniqueText()
    let requests = 0
    await page.route('**/api/contact', async (route) => {
      requests += 1
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await openContact(page)
    await fillContact(page, message)
    await send(page)
    await expect(contactSuccess(page)).toBeVisible()
    expect(requests).toBe(1)
    expect(await mailsWith(message)).toHaveLength(1)
  })
}

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

const notSent = { title: words.failed, otherTitle: failures.unknown }
const unknown = { title: failures.unknown, otherTitle: words.failed }

// What each answer means: components/forms/script/send-submission.test.ts.
const answers = [
  ['a refusal', problem('rate-limited', 429), notSent, failures['rate-limited']],
  ['a page', { status: 200, body: '<h1>OK</h1>' }, unknown, failures['delivery-unknown']],
  [
    'an unknown field',
    { status: 400, json: { code: 'invalid', errors: { submissionId: 'invalid' } } },
    notSent,
    failures.other,
  ],
] as const

for (const [name, answer, { title, otherTitle }, explanation] of answers) {
  test(`after ${name} nothing is confirmed, nothing is lost, and there are other ways`, async ({
    page,
  }) => {
    const message = uniqueText()
    await page.route('**/api/contact', (route) => route.fulfill(answer))
    await openContact(page)
    await fillContact(page, message)
    await submitOf(page).click()
    const failure = formOf(page).getByRole('alert').filter({ hasText: title })
    await expect(failure).toContainText(explanation)
    await expect(failure).not.toContainText(otherTitle)
    await expect(
      formOf(page).locator('[tabindex="-1"]:not([hidden]):has([role=alert])').last(),
    ).toBeFocused()
    await expectOtherWays(failure)
    await expect(contactSuccess(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
    await expectContactKept(page, message)

    await page.unroute('**/api/contact')
    await submitOf(page).click()
    await expect(contactSuccess(page)).toBeFocused()
    expect(await mailsWith(message)).toHaveLength(1)
  })
}

test('offline the visitor is told so, and can send once back', async ({ page, context }) => {
  const message = uniqueText()
  await openContact(page)
  await fillContact(page, message)
  await context.setOffline(true)
  await submitOf(page).click()
  await expect(contactFailure(page)).toContainText(failures.offline)
  await expectContactKept(page, message)
  await context.setOffline(false)
  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeFocused()
  expect(await mailsWith(message)).toHaveLength(1)
})

test('what may have arrived is not said to have failed, can be sent again, and arrives once', async ({
  page,
}) => {
  const message = uniqueText()
  const ids: unknown[] = []
  await page.route('**/api/contact', async (route) => {
    ids.push(route.request().postDataJSON().submissionId)
    if (ids.length === 1) await route.fetch().then(() => route.abort('connectionreset'))
    else if (ids.length === 2) await route.fulfill(problem('captcha-failed', 403))
    else await route.continue()
  })
  await openContact(page)
  await fillContact(page, message)
  await submitOf(page).click()
  await expect(unknownOutcome(page)).toContainText(failures['delivery-unknown'])
  await submitOf(page).click()
  await expect(unknownOutcome(page)).toContainText(failures['captcha-failed'])
  await expect(unknownOutcome(page)).toContainText(failures['delivery-unknown'])
  await expect(contactFailure(page)).toHaveCount(0)
  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeFocused()
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0], ids[0]])
  expect(await mailsWith(message)).toHaveLength(1)

  const next = uniqueText()
  await page.getByRole('button', { name: words.again }).click()
  await expect(contactFields(page).name).toBeFocused()
  await fillContact(page, next)
  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeFocused()
  expect(ids[3]).not.toBe(ids[0])
  expect(await mailsWith(next)).toHaveLength(1)
})

test('errors that only the server sees take the same road', async ({ page }) => {
  const { email } = await openContact(page)
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid', errors: { email: 'email' } } }),
  )
  const title = await page.title()
  await fillContact(page, 'Un messaggio')
  await submitOf(page).click()
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveText([errors.contact.email])
  await expect(page).toHaveTitle(`${errors.prefix} ${title}`)
  await expect(email).toHaveAccessibleDescription(new RegExp(errors.email))
  await email.fill('chiara@example.com')
  await expect(page).toHaveTitle(title)
  await expect(email).toHaveAttribute('aria-invalid', 'false')
})
