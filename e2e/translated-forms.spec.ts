import { expect, test, type Page } from '@playwright/test'
import errorPage from '../content/error-page.json'
import { formIds } from '../lib/forms/field-ids'
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
} from './support/forms'
import { emailsWith } from './support/outbox'
import { catalog, weeklyUnless } from './support/site'
import { translate } from './support/translator'

const { FormErrors: errors, FormFailure: failures, FormStatus: status } = catalog.it

/** The form says something, and once. */
async function expectSaid(page: Page, sentence: string) {
  const said = async () => (await formOf(page).innerText()).split(sentence).length - 1
  await expect.poll(said, sentence).toBe(1)
}

async function expectUnsaid(page: Page, sentence: string) {
  await expect(formOf(page)).not.toContainText(sentence)
}

for (const { name, open, fill, success, words, firstAdvice } of [
  {
    name: 'contact',
    open: openContact,
    fill: fillContact,
    success: contactSuccess,
    words: catalog.it.ContactForm,
    firstAdvice: errors.contact.name,
  },
  {
    name: 'listening-desk',
    open: openDesk,
    fill: fillDesk,
    success: deskSuccess,
    words: catalog.it.ListeningDeskForm,
    firstAdvice: errors.listeningDesk.topics,
  },
] as const) {
  async function refuseCorrectFailAndSend(page: Page, text: string) {
    const summary = page.locator(`#${formIds.summary}`)
    const address = `**/api/${name}`
    await submitOf(page).click()
    await expect(summary.getByRole('link').first()).toHaveText(firstAdvice)
    await expectSaid(page, words.submit)
    await fill(page, text)
    await expect(summary).toBeHidden()
    await expectUnsaid(page, errors.required)

    await page.context().setOffline(true)
    await submitOf(page).click()
    await expectSaid(page, failures.offline)
    await expectSaid(page, words.failed)
    await page.context().setOffline(false)

    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(address, async (route) => {
      await answered
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submitOf(page).click()
    await expect(submitOf(page)).toHaveText(status.sending)
    await expectUnsaid(page, failures.offline)
    answer()
    await expectSaid(page, failures['delivery-unknown'])
    await expectSaid(page, failures.unknown)
    await expectUnsaid(page, words.failed)
    await page.unroute(address)

    const refusal = { status: 403, json: { code: 'captcha-failed' } }
    await page.route(address, (route) => route.fulfill(refusal))
    await submitOf(page).click()
    await expectSaid(page, failures['captcha-failed'])
    await expectSaid(page, failures['delivery-unknown'])
    await page.unroute(address)

    await submitOf(page).click()
    await expect(success(page)).toBeFocused()
    await expect(success(page)).toHaveText(words.sent)
    expect(await emailsWith(text)).toHaveLength(1)
  }

  test(
    `${name} is refused, corrected, fails, is sent and begun anew while it is translated`,
    weeklyUnless(name === 'listening-desk'),
    async ({ page }) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await open(page)
      const title = await page.title()
      await translate(page)
      await refuseCorrectFailAndSend(page, uniqueText())
      await page.getByRole('button', { name: words.again }).click()
      await expect(formOf(page).locator('input').first()).toBeFocused()
      await expectUnsaid(page, failures.unknown)
      await expectSaid(page, words.submit)
      await refuseCorrectFailAndSend(page, uniqueText())
      await expect(page).toHaveTitle(title)
      await expect(page.getByText(errorPage.title.it)).toHaveCount(0)
      expect(faults).toEqual([])
    },
  )
}
