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
import { catalog, locales } from './support/site'

for (const locale of locales) {
  const { ErrorSummary, FormStatus, ListeningDeskForm } = catalog[locale]

  test(`every state of the contact form is accessible in ${locale}`, async ({ page }) => {
    test.slow()
    const expectAccessible = async () => expect(await stateViolations(page, locale)).toEqual([])
    await openContact(page, locale)
    await submitOf(page).click()
    await expect(formOf(page).getByText(ErrorSummary.title)).toBeVisible()
    await expectAccessible()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/contact', (route) => answered.then(() => route.abort()))
    await fillContact(page, uniqueText(), locale)
    await submitOf(page).click()
    await expect(submitOf(page)).toHaveText(FormStatus.sending)
    await expectAccessible()
    answer()
    await expect(unknownOutcome(page, locale)).toBeVisible()
    await expectAccessible()
    await page.unroute('**/api/contact')
    await submitOf(page).click()
    await expect(contactSuccess(page, locale)).toBeVisible()
    await expectAccessible()
  })

  test(`every state of the listening-desk form is accessible in ${locale}`, async ({ page }) => {
    test.slow()
    const expectAccessible = async () => expect(await stateViolations(page, locale)).toEqual([])
    const { textbox, choice } = await openDesk(page, locale)
    await submitOf(page).click()
    await expect(formOf(page).getByText(ErrorSummary.title)).toBeVisible()
    await expectAccessible()
    await fillDesk(page, uniqueText(), locale)
    await choice('ageBand', '16-25').check()
    for (const field of ['workStatus', 'topics', 'timeSlot', 'day'] as const) {
      await choice(field, 'other').check()
      await textbox(`${field}Other`).fill('?')
    }
    await page.route('**/api/listening-desk', (route) =>
      route.fulfill({ status: 502, json: { code: 'delivery-failed' } }),
    )
    await submitOf(page).click()
    await expect(formOf(page).getByText(ListeningDeskForm.failed)).toBeVisible()
    await expectAccessible()
    await page.unroute('**/api/listening-desk')
    await submitOf(page).click()
    await expect(deskSuccess(page, locale)).toBeVisible()
    await expectAccessible()
  })
}
