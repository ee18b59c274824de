import type { Page } from '@playwright/test'
import { contactFields } from '../../e2e/support/forms'
import { catalog, locales, localizedPath } from '../../e2e/support/site'
import { pageTexts } from './page-texts'

const fields = ['name', 'email', 'message', 'privacy'] as const

/** Says of everything that a visitor does on the page what does not work; nothing, if all does. */
export async function faultsOf(page: Page, url: string): Promise<string[]> {
  const faults: string[] = []
  for (const step of [openMenu, chooseLanguage, tryForm]) {
    // The language that was chosen in the step before is kept in one.
    await page.context().clearCookies()
    await page.goto(url + localizedPath('/contacts', 'it'))
    await page.locator('main form button[type=submit]:enabled').waitFor()
    await step(page).catch((fault: Error) => faults.push(fault.message))
  }
  return faults
}

/** Says which of our page's texts an app does not show, in any language. */
export async function missingTexts(page: Page, url: string): Promise<string[]> {
  const missing: string[] = []
  for (const locale of locales) {
    const { path, title, lead, ways, sections, form } = pageTexts(locale)
    await page.goto(url + path)
    const shown = await page.locator('main').innerText()
    const texts = [
      title,
      lead,
      form.lead,
      form.submit,
      ...ways.flatMap(({ label, suits }) => [label, suits]),
      ...sections.flatMap((section) => [section.title, ...section.paragraphs]),
    ]
    const absent = texts.filter((text) => !shown.includes(text))
    missing.push(...absent.map((text) => `${path} does not say "${text}".`))
  }
  return missing
}

async function openMenu(page: Page): Promise<void> {
  const { Header, Menu } = catalog.it
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: Header.openMenu }).click()
  await dialog.getByRole('link', { name: Menu.contacts }).waitFor()
  await dialog.getByRole('button', { name: Header.closeMenu }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function chooseLanguage(page: Page): Promise<void> {
  await page.locator('header summary', { hasText: catalog.it.Header.language }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`**${localizedPath('/contacts', 'en')}`)
  await page.locator('html[lang=en]').waitFor()
  const { title, writeTitle } = catalog.en.ContactsPage
  await page.getByRole('heading', { name: title, exact: true, level: 1 }).waitFor()
  await page.getByRole('heading', { name: writeTitle, exact: true }).waitFor()
}

/** Sends the form empty, then fills it in with one mistake on the way; sends nothing that is right. */
export async function tryForm(page: Page): Promise<void> {
  const { required, email } = catalog.it.FormErrors
  const error = (field: string, words = '') =>
    page.locator(`#contact-${field}-error`, { hasText: words })
  await page.locator('main form button[type=submit]').click()
  for (const field of fields) await error(field, required).waitFor()
  const { name, email: address, message, privacy } = contactFields(page)
  await address.fill('chiara@')
  await error('email', email).waitFor()
  await name.fill('Chiara')
  await address.fill('chiara@example.org')
  await message.fill('Buongiorno')
  await privacy.check()
  for (const field of fields) await error(field).waitFor({ state: 'detached' })
}
