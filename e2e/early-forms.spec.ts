import { expect, test, type Page } from '@playwright/test'
import {
  contactSuccess,
  deskSuccess,
  fillContact,
  fillDesk,
  fillSafeContact,
  formIsReady,
  formOf,
  submitOf,
  uniqueText,
} from './support/forms'
import { emailsWith } from './support/outbox'
import { weekly } from './support/site'
import { translate } from './support/translator'

/** Keeps the page's scripts back until what it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js(\?|$)/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Puts a button and a field of somebody else's before each of these. */
function insertBefore(selector: string) {
  return (page: Page) =>
    page.evaluate((places) => {
      const found = document.querySelectorAll(places)
      if (found.length === 0) throw new Error(`Nothing is ${places}`)
      for (const element of found) {
        const helper = document.createElement('div')
        helper.append(document.createElement('button'), document.createElement('input'))
        element.before(helper)
      }
    }, selector)
}

/** Puts each of these into an element of somebody else's. */
function wrap(selector: string) {
  return (page: Page) =>
    page.evaluate((places) => {
      for (const element of document.querySelectorAll(places)) {
        const wrapper = document.createElement('span')
        element.replaceWith(wrapper)
        wrapper.append(element)
      }
    }, selector)
}

for (const [what, change] of [
  ['helpers before its fields', insertBefore('main form :is(input, textarea, select)')],
  ['helpers into its labels and groups', insertBefore('main form :is(label, legend) > *')],
  ['something before it', insertBefore('main form')],
  ['something elsewhere into the page', insertBefore('header > *, h1, footer > *')],
  ['its fields into elements of its own', wrap('main form :is(input, textarea, select)')],
  ['a translation into the page', translate],
] as const) {
  test(
    `what is typed before the page is ready stays where an extension puts ${what}`,
    weekly,
    async ({ page }) => {
      const release = await holdScripts(page)
      const text = uniqueText()
      await page.goto('/contacts', { waitUntil: 'domcontentloaded' })
      await fillContact(page, text)
      const message = formOf(page).locator('[name=message]')
      await change(page)
      await message.focus()
      release()
      await formIsReady(page)
      await expect(message).toHaveValue(text)
      await expect(message).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
      await submitOf(page).click()
      await expect(contactSuccess(page)).toBeFocused()
      expect(await emailsWith(text)).toHaveLength(1)
    },
  )
}

test('every answer to the listening desk stays, chosen or typed, folded away or not', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const lastName = uniqueText()
  await page.goto('/services/listening-desk', { waitUntil: 'domcontentloaded' })
  await fillDesk(page, lastName)
  await fillSafeContact(page)
  const entries = () =>
    formOf(page).evaluate((form: HTMLFormElement) => [...new FormData(form)].map(String))
  const before = await entries()
  expect(before.length).toBeGreaterThan(15)
  await insertBefore('main form :is(input, textarea, select)')(page)
  release()
  await formIsReady(page)
  await expect.poll(entries).toEqual(before)
  await expect(formOf(page).locator('[name=callName]')).toBeVisible()
  await submitOf(page).click()
  await expect(deskSuccess(page)).toBeFocused()
  const [email] = await emailsWith(lastName)
  expect(email?.text).toContain('Anna')
})
