import { expect, test } from '@playwright/test'
import { stateViolations } from './support/axe'
import {
  contactSuccess,
  deskSuccess,
  fillContact,
  fillDesk,
  formOf,
  openContact,
  openDesk,
  submitOf,
  uniqueText,
  unknownOutcome,
} from './support/forms'
import { catalog } from './support/site'

const { ErrorSummary, FormStatus } = catalog.it

test('every state of the contact form is accessible', async ({ page }) => {
  test.slow()
  const expectAccessible = async () => expect(await stateViolations(page)).toEqual([])
  await openContact(page)
  await submitOf(page).click()
  await expect(formOf(page).getByText(ErrorSummary.title)).toBeVisible()
  await expectAccessible()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/contact', (route) => answered.then(() => route.abort()))
  await fillContact(page, uniqueText())
  await submitOf(page).click()
  await expect(submitOf(page)).toHaveText(FormStatus.sending)
  await expectAccessible()
  answer()
  await expect(unknownOutcome(page)).toBeVisible()
  await expectAccessible()
  await page.unroute('**/api/contact')
  await submitOf(page).click()
  await expect(contactSuccess(page)).toBeVisible()
  await expectAccessible()
})

test('every state of the listening-desk form is accessible', async ({ page }) => {
  test.slow()
  const expectAccessible = async () => expect(await stateViolations(page)).toEqual([])
  const { textbox, choice } = await openDesk(page, 'es')
  await submitOf(page).click()
  await expect(formOf(page).getByText(catalog.es.ErrorSummary.title)).toBeVisible()
  await expectAccessible()
  await fillDesk(page, uniqueText(), 'es')
  await choice('ageBand', '16-25').check()
  for (const field of ['workStatus', 'topics', 'timeSlot', 'day'] as const) {
    await choice(field, 'other').check()
    await textbox(`${field}Other`).fill('?')
  }
  await page.route('**/api/listening-desk', (route) =>
    route.fulfill({ status: 502, json: { code: 'delivery-failed' } }),
  )
  await submitOf(page).click()
  await expect(formOf(page).getByText(catalog.es.ListeningDeskForm.failed)).toBeVisible()
  await expectAccessible()
  await page.unroute('**/api/listening-desk')
  await submitOf(page).click()
  await expect(deskSuccess(page, 'es')).toBeVisible()
  await expectAccessible()
})
