import { expect, test, type Page } from '@playwright/test'
import { violations } from './support/axe'
import { catalog } from './support/catalog'
import {
  contactFields,
  fillContact,
  formOf,
  openContact,
  submitOf,
  uniqueText,
} from './support/forms'
import { mailsWith } from './support/outbox'
import { localizedPath, locales } from './support/site'

const {
  ContactForm: words,
  FormErrors: errors,
  FormFailure: failures,
  FormStatus: status,
} = catalog.it

function success(page: Page, locale: (typeof locales)[number] = 'it') {
  return page.getByRole('heading', { name: catalog[locale].ContactForm.sentTitle })
}

function failure(page: Page) {
  return formOf(page).getByRole('alert').filter({ hasText: words.failed })
}

async function expectAnswersKept(page: Page, message: string) {
  const { name, email, message: text, privacy } = contactFields(page)
  await expect(name).toHaveValue("Chiara D'Amico")
  await expect(email).toHaveValue('chiara@example.org')
  await expect(text).toHaveValue(message)
  await expect(privacy).toBeChecked()
}

function problem(code: string, status: number) {
  return { status, contentType: 'application/problem+json', body: JSON.stringify({ code, status }) }
}

for (const locale of locales) {
  test(`a message written in ${locale} arrives, and thanks take the place of the form`, async ({
    page,
  }) => {
    const message = uniqueText()
    await openContact(page, locale)
    await fillContact(page, message, locale)
    await submitOf(page).click()
    await expect(success(page, locale)).toBeFocused()
    const own = catalog[locale].ContactForm
    await expect(page.getByText(own.sent)).toBeVisible()
    await expect(page.getByText(own.next)).toBeVisible()
    await expect(page.locator('main a[href="tel:112"]').last()).toBeVisible()
    await expect(formOf(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
    const mails = await mailsWith(message)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ replyTo: 'chiara@example.org' })
    expect(mails[0]?.text).toContain("Chiara D'Amico")
  })

  test(`an empty form says in ${locale} what is missing, first in its summary`, async ({
    page,
  }) => {
    const fields = await openContact(page, locale)
    const title = await page.title()
    await submitOf(page).click()
    const { FormErrors, ErrorSummary, FormFields, ContactForm } = catalog[locale]
    const summary = formOf(page).getByRole('alert')
    await expect(summary.getByRole('heading')).toHaveText(ErrorSummary.title)
    await expect(formOf(page).locator('[tabindex="-1"]:has([role=alert])')).toBeFocused()
    const labels = [
      FormFields.contact.name,
      FormFields.contact.email,
      FormFields.contact.message,
      ContactForm.privacyShort,
    ]
    await expect(summary.getByRole('link')).toHaveText(
      labels.map((label) => `${label} – ${FormErrors.required}`),
    )
    await expect(page).toHaveTitle(`${FormErrors.prefix} ${title}`)
    for (const field of Object.values(fields)) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(
        new RegExp(`${FormErrors.prefix} ${FormErrors.required}$`),
      )
    }
    await fields.name.fill('Chiara')
    await expect(fields.name).not.toHaveAttribute('aria-invalid')
    await expect(summary.getByRole('link')).toHaveCount(3)
    await expect(fields.name).toBeFocused()
  })

  test(`what is wrong is said in ${locale} in the words of its rule`, async ({ page }) => {
    const { name, email, message } = await openContact(page, locale)
    const { FormErrors } = catalog[locale]
    await fillContact(page, 'x'.repeat(5001), locale)
    await email.fill('chiara@example')
    await name.fill('Chiara \u202e')
    await submitOf(page).click()
    await expect(name).toHaveAccessibleDescription(new RegExp(FormErrors.invalid))
    await expect(email).toHaveAccessibleDescription(new RegExp(FormErrors.email))
    await expect(message).toHaveAccessibleDescription(new RegExp(FormErrors.max))
    await expect(message).toHaveValue('x'.repeat(5001))
    await name.fill('x'.repeat(101))
    await expect(name).toHaveAccessibleDescription(new RegExp(FormErrors.max))
    await page.keyboard.press('Backspace')
    await expect(name).not.toHaveAttribute('aria-invalid')
  })
}

test('nothing is found fault with before the first attempt', async ({ page }) => {
  const { email, name } = await openContact(page)
  await email.fill('chiara')
  await name.focus()
  await email.focus()
  await name.focus()
  await expect(formOf(page).getByText(errors.email)).toHaveCount(0)
  await submitOf(page).click()
  await expect(formOf(page).getByText(errors.email).first()).toBeVisible()
})

test('a link of the summary leads to its field, label in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  const { message } = await openContact(page)
  await submitOf(page).click()
  await formOf(page)
    .getByRole('link', { name: `${catalog.it.FormFields.contact.message} –` })
    .click()
  await expect(message).toBeFocused()
  await expect(formOf(page).locator('label[for="contact-message"]')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/contacts')
})

for (const locale of locales) {
  test(`the whole way by keyboard alone, in ${locale}`, async ({ page }) => {
    const message = uniqueText()
    const { name, email, message: text, privacy } = await openContact(page, locale)
    await name.focus()
    await page.keyboard.type('Łukasz O’Brien')
    await page.keyboard.press('Tab')
    await expect(email).toBeFocused()
    await page.keyboard.type('lukasz+aiuto@example.org')
    await page.keyboard.press('Tab')
    await expect(text).toBeFocused()
    await page.keyboard.type(message)
    await page.keyboard.press('Enter')
    await page.keyboard.type('E a capo.')
    await page.keyboard.press('Tab')
    await expect(privacy).toBeFocused()
    await page.keyboard.press('Space')
    await expect(privacy).toBeChecked()
    for (const link of [localizedPath('/privacy-policy', locale), 'tel:112', '#helplines']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAttribute('href', link)
    }
    await page.keyboard.press('Tab')
    await expect(submitOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(success(page, locale)).toBeFocused()
    const mails = await mailsWith(message)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('E a capo.')
  })
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
    await expect(success(page)).toBeVisible()
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
  await submitOf(page).click()
  await expect(submitOf(page)).toHaveText(status.sending)
  await expect(submitOf(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(submitOf(page)).toBeFocused()
  await expect(formOf(page).getByRole('status')).toHaveText(status.sending)
  await page.clock.fastForward(15_000)
  await expect(submitOf(page)).toHaveText(status.sending)
  await page.clock.fastForward(5000)
  await expect(failure(page)).toContainText(failures['no-answer'])
  await expect(submitOf(page)).toHaveText(words.submit)
  await expectAnswersKept(page, 'Un messaggio')
})

const answers = [
  ['502', problem('delivery-failed', 502), failures.other],
  [
    '500 with a page',
    { status: 500, contentType: 'text/html', body: '<h1>500</h1>' },
    failures.other,
  ],
  [
    '200 with a page',
    { status: 200, contentType: 'text/html', body: '<h1>OK</h1>' },
    failures.other,
  ],
  ['200 without ok', { status: 200, json: { ok: 'yes' } }, failures.other],
  ['200 with null', { status: 200, json: null }, failures.other],
  ['201', { status: 201, json: { ok: true } }, failures.other],
  ['429', problem('rate-limited', 429), failures['rate-limited']],
  ['403', problem('captcha-failed', 403), failures['captcha-failed']],
  ['503', problem('unavailable', 503), failures.unavailable],
  ['413', problem('too-large', 413), failures['too-large']],
  [
    'an unknown field',
    { ...problem('invalid', 400), json: { code: 'invalid', errors: { submissionId: 'invalid' } } },
    failures.other,
  ],
] as const

for (const [name, answer, explanation] of answers) {
  test(`after ${name} nothing is confirmed, nothing is lost, and there are other ways`, async ({
    page,
  }) => {
    const message = uniqueText()
    const { body, json, ...rest } = { body: undefined, json: undefined, ...answer }
    await page.route('**/api/contact', (route) =>
      route.fulfill({ ...rest, ...(json === undefined ? { body } : { json }) }),
    )
    await openContact(page)
    await fillContact(page, message)
    await submitOf(page).click()
    await expect(failure(page)).toContainText(explanation)
    await expect(formOf(page).locator('[tabindex="-1"]:has([role=alert])').last()).toBeFocused()
    for (const way of ['tel:+39', 'https://wa.me/39', 'mailto:']) {
      await expect(failure(page).locator(`a[href^="${way}"]`)).toBeVisible()
    }
    await expect(success(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
    await expectAnswersKept(page, message)

    await page.unroute('**/api/contact')
    await submitOf(page).click()
    await expect(success(page)).toBeFocused()
    expect(await mailsWith(message)).toHaveLength(1)
  })
}

test('offline the visitor is told so, and can send once back', async ({ page, context }) => {
  const message = uniqueText()
  await openContact(page)
  await fillContact(page, message)
  await context.setOffline(true)
  await submitOf(page).click()
  await expect(failure(page)).toContainText(failures.offline)
  await expectAnswersKept(page, message)
  await context.setOffline(false)
  await submitOf(page).click()
  await expect(success(page)).toBeFocused()
  expect(await mailsWith(message)).toHaveLength(1)
})

test('a message whose confirmation was lost can be sent again and arrives once', async ({
  page,
}) => {
  const message = uniqueText()
  const ids: unknown[] = []
  await page.route('**/api/contact', async (route) => {
    ids.push(route.request().postDataJSON().submissionId)
    await route.fetch()
    await (ids.length === 1 ? route.abort('connectionreset') : route.continue())
  })
  await openContact(page)
  await fillContact(page, message)
  await submitOf(page).click()
  await expect(failure(page)).toContainText(failures['no-answer'])
  await submitOf(page).click()
  await expect(success(page)).toBeFocused()
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]])
  expect(await mailsWith(message)).toHaveLength(1)

  const next = uniqueText()
  await page.getByRole('button', { name: words.again }).click()
  await expect(contactFields(page).name).toBeFocused()
  await fillContact(page, next)
  await submitOf(page).click()
  await expect(success(page)).toBeFocused()
  expect(ids[2]).not.toBe(ids[0])
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
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveText([
    `${catalog.it.FormFields.contact.email} – ${errors.email}`,
  ])
  await expect(page).toHaveTitle(`${errors.prefix} ${title}`)
  await expect(email).toHaveAccessibleDescription(new RegExp(errors.email))
  await email.fill('chiara@example.com')
  await expect(page).toHaveTitle(title)
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('without its rules the form still sends, and the server finds what is wrong', async ({
  page,
}) => {
  const message = uniqueText()
  const { name } = await openContact(page)
  await page.route('**/_next/static/**', (route) => route.abort())
  await fillContact(page, message)
  await name.fill('')
  await submitOf(page).click()
  await expect(name).toHaveAccessibleDescription(new RegExp(errors.required))
  await name.fill('Chiara')
  await submitOf(page).click()
  await expect(success(page)).toBeFocused()
  expect(await mailsWith(message)).toHaveLength(1)
})

test('twenty minutes may pass between opening and sending', async ({ page }) => {
  const message = uniqueText()
  await page.clock.install()
  await openContact(page)
  await fillContact(page, message)
  await page.clock.fastForward('20:00')
  await submitOf(page).click()
  await expect(success(page)).toBeFocused()
  expect(await mailsWith(message)).toHaveLength(1)
})

test('text typed before the page is ready is neither lost nor sent by the browser', async ({
  page,
}) => {
  const message = uniqueText()
  let release = () => {}
  const typed = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/contacts', { waitUntil: 'commit' })
  await fillContact(page, message)
  await expect(submitOf(page)).toBeDisabled()
  await contactFields(page).name.press('Enter')
  await expect(page).toHaveURL('/contacts')
  release()
  await expect(submitOf(page)).toBeEnabled()
  await expectAnswersKept(page, message)
  await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
  await submitOf(page).click()
  await expect(success(page)).toBeFocused()
  expect(await mailsWith(message)).toHaveLength(1)
})

test.describe('leaving with unsent text', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  const inApp = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.donations })

  test('is asked about, and no is an answer', async ({ page }) => {
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message())
      await (questions.length === 1 ? dialog.dismiss() : dialog.accept())
    })
    const { name } = await openContact(page)
    await name.fill('Chiara')
    await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
    await inApp(page).click()
    await expect(name).toHaveValue('Chiara')
    await expect(page).toHaveURL('/contacts')
    await inApp(page).click()
    await expect(page).toHaveURL('/donations')
    expect(questions).toEqual([status.leave, status.leave])
    await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
  })

  test('for another language is asked about, once', async ({ page, context }) => {
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message())
      await (questions.length === 1 ? dialog.dismiss() : dialog.accept())
    })
    const { name } = await openContact(page)
    await name.fill('Chiara')
    const selector = page.getByRole('banner').locator('details').filter({ hasText: 'English' })
    await selector.locator('summary').click()
    await selector.getByRole('link', { name: 'English' }).click()
    await expect(name).toHaveValue('Chiara')
    expect(await context.cookies()).toEqual([])
    await selector.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/contacts')
    expect(questions).toEqual([status.leave, status.leave])
  })

  test('by Back is asked about', async ({ page }) => {
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message())
      await (questions.length === 1 ? dialog.dismiss() : dialog.accept())
    })
    await page.goto('/services')
    await page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.contacts }).click()
    const { name } = contactFields(page)
    await name.click()
    await page.keyboard.type('Chiara')
    await page.evaluate(() => history.back())
    await expect.poll(() => questions).toEqual([status.leave])
    await expect(page).toHaveURL('/contacts')
    await expect(name).toHaveValue('Chiara')
    await name.click()
    await page.keyboard.type(' D')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/services')
    expect(questions).toEqual([status.leave, status.leave])
  })

  test('for good is asked about by the browser', async ({ page }) => {
    const { name } = await openContact(page)
    await name.click()
    await page.keyboard.type('Chiara')
    const asked = page.waitForEvent('dialog')
    const closed = page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await closed
  })

  test('is not asked about when there is nothing to lose', async ({ page }) => {
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message())
      await dialog.accept()
    })
    const { name } = await openContact(page)
    await name.fill('Chiara')
    await page.getByRole('banner').getByRole('link', { name: catalog.it.HelpNow.label }).click()
    await expect(page.locator('#helplines')).toBeInViewport()
    const [notice] = await Promise.all([
      page.waitForEvent('popup'),
      formOf(page).locator('a[href="/privacy-policy"]').click(),
    ])
    await expect(notice.locator('h1')).toBeVisible()
    await notice.close()
    await name.fill('')
    await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
    await inApp(page).click()
    await expect(page).toHaveURL('/donations')
    expect(questions).toEqual([])
  })

  test('is not what a call does: nobody who asks for help is asked back', async ({ page }) => {
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type())
      await dialog.dismiss()
    })
    const { name } = await openContact(page)
    await name.click()
    await page.keyboard.type('Chiara')
    for (const link of ['tel:112', 'mailto:']) {
      await page.locator(`a[href^="${link}"]`).last().click()
      await expect(name).toHaveValue('Chiara')
    }
    expect(questions).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
  })

  test('in a hurry asks nothing and leaves nothing behind', async ({ page }) => {
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message())
      await dialog.accept()
    })
    const { name, privacy } = await openContact(page)
    await fillContact(page, 'Un messaggio')
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('quick-exit')))
    await expect(name).toHaveValue('')
    await expect(privacy).not.toBeChecked()
    await expect(page.locator('html')).not.toHaveAttribute('data-unsent')
    await page.goto('/donations')
    expect(questions).toEqual([])
  })
})

test('after Back and forward the form works', async ({ page }) => {
  const message = uniqueText()
  await openContact(page)
  await page.goto('/donations')
  await page.goBack()
  await expect(submitOf(page)).toBeEnabled()
  await page.goForward()
  await expect(page).toHaveURL('/donations')
  await page.goBack()
  await fillContact(page, message)
  await submitOf(page).click()
  await expect(success(page)).toBeFocused()
  expect(await mailsWith(message)).toHaveLength(1)
})

test('text that the browser brings back after Back is sent', async ({ page }) => {
  const message = uniqueText()
  page.on('dialog', (dialog) => dialog.accept())
  await openContact(page)
  await fillContact(page, message)
  await page.goto('/donations')
  await page.goBack()
  await expectAnswersKept(page, message)
  await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
  await submitOf(page).click()
  await expect(success(page)).toBeFocused()
  expect(await mailsWith(message)).toHaveLength(1)
})

test('nothing is kept on the device and nobody else is contacted', async ({ page, context }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await openContact(page)
  await page.route('**/api/contact', (route) => route.abort())
  await fillContact(page, uniqueText())
  await submitOf(page).click()
  await expect(failure(page)).toBeVisible()
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a page whose scripts do not arrive offers the other ways', async ({ page }) => {
  await page.route('**/_next/static/**/*.js*', (route) => route.abort())
  await page.goto('/contacts')
  await expect(submitOf(page)).toBeDisabled()
  const stalled = page.getByText(status.stalled)
  await expect(stalled).toBeHidden()
  await expect(stalled).toBeVisible({ timeout: 12_000 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no dead form but the other ways', async ({ page }) => {
    await page.goto('/contacts')
    await expect(formOf(page)).toBeHidden()
    await expect(page.getByText(status.stalled)).toBeVisible()
    const sheet = page.getByText(status.stalled).locator('..')
    for (const way of ['tel:+39', 'https://wa.me/39', 'mailto:']) {
      await expect(sheet.locator(`a[href^="${way}"]`)).toBeVisible()
    }
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every state is accessible in the ${colorScheme} scheme and fits in 320 px`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    const check = async () => {
      expect(await violations(page)).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    }
    await openContact(page)
    await check()
    await submitOf(page).click()
    await expect(formOf(page).getByRole('alert')).toBeVisible()
    await check()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/contact', (route) => answered.then(() => route.abort()))
    await fillContact(page, 'Un messaggio')
    await submitOf(page).click()
    await expect(submitOf(page)).toHaveText(status.sending)
    await check()
    answer()
    await expect(failure(page)).toBeVisible()
    await check()
    await page.unroute('**/api/contact')
    await submitOf(page).click()
    await expect(success(page)).toBeVisible()
    await check()
  })
}
