import { expect, test, type Page } from '@playwright/test'
import { formIds } from '../lib/forms/field-ids'
import { forms } from '../lib/forms/forms'
import { violationsWithoutScript } from './support/axe'
import {
  contactFields,
  contactSuccess,
  deskFields,
  expectContactKept,
  expectOtherWays,
  fillContact,
  fillDesk,
  fillSafeContact,
  formIsReady,
  formOf,
  openContact,
  submitOf,
  uniqueText,
} from './support/forms'
import { emailsWith } from './support/outbox'
import { catalog, localizedPath, weekly, weeklyUnless } from './support/site'

const fill = { contact: fillContact, 'listening-desk': fillDesk }

const summaryOf = (page: Page) => page.locator(`#${formIds.summary}`)
const failureOf = (page: Page) => page.locator(`#${formIds.failure}`)

/** What is typed into each form beside its e-mail address. */
const typedField = { contact: '[name=message]', 'listening-desk': '[name=lastName]' }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The words in every language, by the same handler: lib/submissions/create-submission-handler.native-forms.isolated.test.tsx.
  for (const [form, locale] of [
    ['contact', 'es'],
    ['listening-desk', 'en'],
  ] as const) {
    test(
      `${form} is sent in ${locale}, and what follows says so`,
      weeklyUnless(form === 'listening-desk'),
      async ({ page }) => {
        const text = uniqueText()
        await page.goto(localizedPath(forms[form].page, locale))
        await fill[form](page, text, locale)
        await submitOf(page).dblclick()
        await expect(page).toHaveURL(localizedPath(`${forms[form].page}/sent`, locale))
        const words = catalog[locale].FormSent
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
      },
    )

    test(
      `${form} comes back in ${locale} as it was sent, with its errors`,
      weeklyUnless(form === 'contact'),
      async ({ page }) => {
        const { FormErrors } = catalog[locale]
        await page.goto(localizedPath(forms[form].page, locale))
        const title = await page.title()
        await fill[form](page, '<b>"Uno" & due', locale)
        await formOf(page).locator('[name=email]').fill('chiara@example')
        const [response] = await Promise.all([
          page.waitForResponse(`**/api/${form}`),
          submitOf(page).click(),
        ])
        expect(response.status()).toBe(400)
        const headers = response.headers()
        expect(headers['cache-control']).toBe('no-store')
        expect(headers['content-security-policy']).not.toMatch(/script|unsafe/)
        expect(await response.text()).not.toContain('<script')
        await expect(page.locator('button:not([type=submit])')).toHaveCount(0)
        await expect(page).toHaveTitle(`${FormErrors.prefix} ${title}`)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(formOf(page).locator(typedField[form])).toHaveValue('<b>"Uno" & due')
        const email = formOf(page).locator('[name=email]')
        await expect(email).toHaveValue('chiara@example')
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await expect(email).toHaveAccessibleDescription(new RegExp(FormErrors.email))
        await expect(summaryOf(page)).toBeFocused()
        await expect(summaryOf(page).getByRole('link')).toHaveCount(1)
        expect(await violationsWithoutScript(page)).toEqual([])
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/#field-email$/)
        await email.fill('chiara@example.org')
        await submitOf(page).click()
        await expect(page).toHaveURL(localizedPath(`${forms[form].page}/sent`, locale))
      },
    )
  }

  test(
    'what is folded away comes back unfolded with an error, and what contradicts other is refused',
    weekly,
    async ({ page }) => {
      const lastName = uniqueText()
      await page.goto('/en/services/listening-desk')
      const { textbox, choice } = deskFields(page, 'en')
      await fillDesk(page, lastName, 'en')
      await fillSafeContact(page, 'en')
      await textbox('dayOther').fill('sabato')
      await submitOf(page).click()
      await expect(textbox('dayOther')).toHaveValue('sabato')
      await expect(textbox('dayOther')).toHaveAttribute('aria-invalid', 'true')
      await expect(choice('topics', 'grief')).toBeChecked()
      await expect(choice('contactBy', 'email')).toBeChecked()
      await expect(textbox('callName')).toBeVisible()
      await expect(textbox('callName')).toHaveValue('Anna')
      await choice('day', 'other').check()
      await submitOf(page).click()
      await expect(page).toHaveURL('/en/services/listening-desk/sent')
      const [email] = await emailsWith(lastName)
      expect(email?.text).toContain('sabato')
      expect(email?.text).toContain(catalog.it.StaffEmail.contactBy.email)
      expect(email?.html).not.toContain('tel:')
    },
  )

  test(
    'a program that fills in everything is refused, and nothing is lost',
    weekly,
    async ({ page }) => {
      await page.goto('/contacts')
      const text = uniqueText()
      await fillContact(page, text)
      await page.locator('[name=fax]').evaluate((input: HTMLInputElement) => (input.value = '1'))
      await submitOf(page).click()
      await expect(failureOf(page)).toContainText(catalog.it.FormFailure['captcha-failed'])
      await expect(failureOf(page)).toBeFocused()
      await expectOtherWays(failureOf(page))
      await expectContactKept(page, text)
      expect(await violationsWithoutScript(page)).toEqual([])
    },
  )

  // What browsers then have on disk: e2e/what-browsers-keep.weekly.ts.
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

  test(
    'where it throws while it sends, the browser sends the form by itself',
    weekly,
    async ({ page }) => {
      const text = uniqueText()
      await openContact(page)
      await fillContact(page, text)
      await page.evaluate(() => {
        window.FormData = class {
          constructor() {
            throw new Error('broken')
          }
        } as unknown as typeof FormData
      })
      await submitOf(page).click()
      await expect(page).toHaveURL('/contacts/sent')
      expect(await emailsWith(text)).toHaveLength(1)
    },
  )
})
