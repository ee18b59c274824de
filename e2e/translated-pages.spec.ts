import { expect, type Page } from '@playwright/test'
import errorPage from '../content/error-page.json'
import { formIds } from '../lib/forms/field-ids'
import {
  contactSuccess,
  fillContact,
  formOf,
  openContact,
  submitOf,
  uniqueText,
} from './support/forms'
import { emailsWith } from './support/outbox'
import { catalog, weekly } from './support/site'
import { announcingTime } from './support/test-site'
import { translate } from './support/translator'
import { test } from './support/visit'

const { FormErrors: errors, FormFailure: failures, FormStatus: status } = catalog.it

/** The form says something, and once. */
async function expectSaid(page: Page, sentence: string) {
  const said = async () => (await formOf(page).innerText()).split(sentence).length - 1
  await expect.poll(said, sentence).toBe(1)
}

async function expectUnsaid(page: Page, sentence: string) {
  await expect(formOf(page)).not.toContainText(sentence)
}

const words = { ...catalog.it.ContactForm, ...catalog.it.FormSent.contact }

async function refuseCorrectFailAndSend(page: Page) {
  const text = uniqueText()
  const summary = page.locator(`#${formIds.summary}`)
  const address = '**/api/contact'
  await submitOf(page).click()
  await expect(summary.getByRole('link').first()).toHaveText(errors.contact.name)
  await expectSaid(page, words.submit)
  await fillContact(page, text)
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
  await expect(contactSuccess(page)).toBeFocused()
  await expect(contactSuccess(page)).toHaveText(words.sent)
  expect(await emailsWith(text)).toHaveLength(1)
}

test('the form is refused, corrected, fails, is sent and begun anew while it is translated', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await openContact(page)
  const title = await page.title()
  await translate(page)
  await refuseCorrectFailAndSend(page)
  await page.getByRole('button', { name: words.again }).click()
  await expect(formOf(page).locator('input').first()).toBeFocused()
  await expectUnsaid(page, failures.unknown)
  await refuseCorrectFailAndSend(page)
  // What came of it stands before the title.
  expect(await page.title()).toMatch(new RegExp(`${title}$`))
  await expect(page.getByText(errorPage.title.it)).toHaveCount(0)
  expect(faults).toEqual([])
})

test(
  'greeting, question, menu and languages open, close and lead on while the page is translated',
  weekly,
  async ({ visitAt }) => {
    const page = await visitAt(announcingTime, {
      storageState: { cookies: [], origins: [] },
      viewport: { width: 360, height: 740 },
    })
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const { Consent: consent, Header: header, WelcomeDialog: welcome } = catalog.it
    const dialog = page.getByRole('dialog')
    await page.goto('/')
    await expect(dialog).toBeVisible()
    await translate(page)
    await dialog.getByRole('button', { name: welcome.close }).click()
    await expect(dialog).toHaveCount(0)

    await page.mouse.wheel(0, 400)
    const question = page.getByRole('region', { name: consent.banner.title })
    await question.getByRole('button', { name: consent.banner.choose, exact: true }).click()
    await expect(dialog).toContainText(consent.choices.title)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await question.getByRole('button', { name: consent.banner.refuse, exact: true }).click()
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: consent.reopen }).click()
    await dialog.getByRole('button', { name: consent.choices.save }).click()
    await expect(dialog).toHaveCount(0)

    for (const path of ['/events', '/donations'] as const) {
      await page.getByRole('button', { name: header.openMenu }).click()
      await dialog.locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
      await expect(dialog).toHaveCount(0)
      await expect(page.locator('h1')).not.toBeEmpty()
    }
    await page.getByRole('button', { name: catalog.it.DonationsPage.copyIban }).first().click()
    await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty()
    const languages = page.getByRole('banner').locator('details:has(a[hreflang])')
    await languages.locator('summary').click()
    await page.keyboard.press('Escape')
    await expect(languages).not.toHaveAttribute('open')
    await expect(page.getByText(errorPage.title.it)).toHaveCount(0)
    expect(faults).toEqual([])
  },
)
