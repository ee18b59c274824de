import { expect, test, type Page } from '@playwright/test'
import { formIds } from '../lib/forms/field-ids'
import { forms } from '../lib/forms/forms'
import { violationsWithoutScript } from './support/axe'
import {
  contactFields,
  contactSuccess,
  deskFields,
  expectOtherWays,
  fillContact,
  fillDesk,
  fillSafeContact,
  formIsReady,
  formOf,
  submitOf,
  uniqueText,
} from './support/forms'
import { emailsWith } from './support/outbox'
import { catalog, weekly } from './support/site'

const summaryOf = (page: Page) => page.locator(`#${formIds.summary}`)
const failureOf = (page: Page) => page.locator(`#${formIds.failure}`)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The words in every language, by the same handler: lib/submissions/create-submission-handler.native-forms.isolated.test.tsx.
  test('a form is sent, once, and what follows says so', async ({ page }) => {
    const text = uniqueText()
    await page.goto('/es/contacts')
    await fillContact(page, text, 'es')
    await submitOf(page).dblclick()
    await expect(page).toHaveURL('/es/contacts/sent')
    const words = catalog.es.FormSent
    await expect(page.locator('h1')).toHaveText(words.title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectOtherWays(page.getByRole('contentinfo'))
    expect(await emailsWith(text)).toHaveLength(1)
    await page.reload()
    await page.goBack()
    await submitOf(page).click()
    await expect(page.locator('h1')).toHaveText(words.title)
    expect(await emailsWith(text)).toHaveLength(1)
    expect(await violationsWithoutScript(page)).toEqual([])
  })

  test('a form comes back as it was sent, unfolded, with its errors', async ({ page }) => {
    const { FormErrors } = catalog.en
    const lastName = `<b>"Uno" & due ${uniqueText()}`
    await page.goto('/en/services/listening-desk')
    const title = await page.title()
    const { textbox, choice } = deskFields(page, 'en')
    await fillDesk(page, lastName, 'en')
    await fillSafeContact(page, 'en')
    // What contradicts a choice is refused too.
    await textbox('dayOther').fill('sabato')
    await textbox('email').fill('chiara@example')
    const [response] = await Promise.all([
      page.waitForResponse('**/api/listening-desk'),
      submitOf(page).click(),
    ])
    expect(response.status()).toBe(400)
    const headers = response.headers()
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).not.toMatch(/script|unsafe/)
    expect(await response.text()).not.toContain('<script')
    await expect(page.locator('button:not([type=submit])')).toHaveCount(0)
    await expect(page).toHaveTitle(`${FormErrors.prefix} ${title}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    for (const [field, typed] of [
      ['lastName', lastName],
      ['email', 'chiara@example'],
      ['dayOther', 'sabato'],
    ] as const) {
      await expect(textbox(field)).toHaveValue(typed)
    }
    await expect(textbox('email')).toHaveAttribute('aria-invalid', 'true')
    await expect(textbox('email')).toHaveAccessibleDescription(new RegExp(FormErrors.email))
    await expect(textbox('dayOther')).toHaveAttribute('aria-invalid', 'true')
    await expect(choice('topics', 'grief')).toBeChecked()
    await expect(choice('contactBy', 'email')).toBeChecked()
    await expect(textbox('callName')).toBeVisible()
    await expect(textbox('callName')).toHaveValue('Anna')
    await expect(summaryOf(page)).toBeFocused()
    await expect(summaryOf(page).getByRole('link')).toHaveCount(2)
    expect(await violationsWithoutScript(page)).toEqual([])
    await summaryOf(page).getByRole('link').last().press('Enter')
    await expect(page).toHaveURL(/#field-email$/)
    await textbox('email').fill('chiara@example.org')
    await choice('day', 'other').check()
    await submitOf(page).click()
    await expect(page).toHaveURL('/en/services/listening-desk/sent')
    const [email] = await emailsWith(lastName)
    expect(email?.text).toContain('sabato')
  })

  // Free answers are for no browser to keep.
  test('browsers may remember who somebody is, and none of the answers', async ({ page }) => {
    const remembered: Record<string, string[]> = {}
    for (const { name, page: path } of Object.values(forms)) {
      await page.goto(path)
      remembered[name] = await formOf(page)
        .locator('input:not([type=hidden], [type=radio], [type=checkbox], [autocomplete=off])')
        .evaluateAll((inputs: HTMLInputElement[]) =>
          inputs.map((input) => `${input.name}: ${input.getAttribute('autocomplete')}`),
        )
    }
    expect(remembered).toEqual({
      contact: ['name: name', 'email: email'],
      'listening-desk': [
        'firstName: given-name',
        'lastName: family-name',
        'phone: tel',
        'email: email',
      ],
    })
  })

  test('who comes to the address of a form by itself finds the form', async ({ page }) => {
    const response = await page.goto('/api/contact')
    expect(response?.status()).toBe(405)
    await expect(submitOf(page)).toBeVisible()
    await expect(failureOf(page)).toBeHidden()
  })
})

test.describe('with a script that breaks', () => {
  /** The files that the first touch brings. */
  async function filesOfTouch(page: Page): Promise<string[]> {
    const files: string[] = []
    await page.goto('/contacts')
    await formIsReady(page)
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) files.push(pathname)
    })
    await contactFields(page).email.fill('chiara')
    await submitOf(page).click()
    await expect(summaryOf(page)).toBeFocused()
    return [...new Set(files)]
  }

  test('each of its files lost in turn, the form is sent', weekly, async ({ page }) => {
    test.slow()
    const files = await filesOfTouch(page)
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      const text = uniqueText()
      await page.route(`**${file}*`, (route) => route.abort())
      await page.goto('/contacts')
      await fillContact(page, text)
      await submitOf(page).click()
      // By the browser itself, or by the script where it can do without the file.
      const { title } = catalog.it.FormSent
      await expect(
        page.getByRole('heading', { name: title }).or(contactSuccess(page)),
        file,
      ).toBeVisible()
      expect(await emailsWith(text), file).toHaveLength(1)
      await page.unroute(`**${file}*`)
    }
  })
})
