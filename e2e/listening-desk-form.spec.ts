import { expect, test, type Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { optionWords } from '../lib/forms/option-words'
import { languageName } from '../lib/i18n/formats'
import { answerQuestions } from './support/dialogs'
import {
  deskFields,
  deskSuccess,
  expectOtherWays,
  fillDesk,
  fillSafeContact,
  firstDay,
  firstSlot,
  formOf,
  openDesk,
  safeContact,
  submitOf,
  touchForm,
  uniqueText,
  unknownOutcome,
} from './support/forms'
import { mailsWith } from './support/outbox'
import { catalog, locales } from './support/site'

const italianOptions = createTranslator({
  locale: 'it',
  messages: catalog.it,
  namespace: 'FormOptions',
})

const { FormFields, FormOptions, FormFailure: failures } = catalog.it
const labels = FormFields.listeningDesk

const withOther = ['workStatus', 'topics', 'timeSlot', 'day'] as const

function summaryLinks(page: Page) {
  return formOf(page).getByRole('alert').getByRole('link')
}

for (const locale of locales) {
  test(`a request written in ${locale} arrives, and thanks take the place of the form`, async ({
    page,
  }) => {
    const lastName = uniqueText()
    await openDesk(page, locale)
    await fillDesk(page, lastName, locale)
    await submitOf(page).click()
    await expect(deskSuccess(page, locale)).toBeFocused()
    const own = catalog[locale].ListeningDeskForm
    await expect(page.getByText(own.next)).toBeVisible()
    await expect(formOf(page)).toHaveCount(0)
    const mails = await mailsWith(lastName)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ replyTo: 'nguyen@example.org' })
    for (const answer of [
      FormOptions.topics.grief,
      FormOptions.topics.isolation,
      optionWords({ field: 'day', code: firstDay }, 'it', italianOptions),
      languageName(locale),
    ]) {
      expect(mails[0]?.text).toContain(answer)
    }
  })

  test(`an empty form asks in ${locale} for all that is required, in the order of the page`, async ({
    page,
  }) => {
    await openDesk(page, locale)
    const title = await page.title()
    await submitOf(page).click()
    const { FormErrors, ErrorSummary } = catalog[locale]
    const alert = formOf(page).getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText(ErrorSummary.title)
    await expect(
      formOf(page).locator('[tabindex="-1"]:not([hidden]):has([role=alert])'),
    ).toBeFocused()
    await expect(page).toHaveTitle(`${FormErrors.prefix} ${title}`)
    // Twelve of the fields are required when nothing is chosen: no `other`, no message.
    await expect(summaryLinks(page)).toHaveCount(12)
    await expect(formOf(page).getByText(`${FormErrors.prefix} ${FormErrors.required}`)).toHaveCount(
      12,
    )
    const targets = await summaryLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.slice(1)),
    )
    const inPage = await formOf(page)
      .locator('[id]:is(input, select, textarea)')
      .evaluateAll((controls) => controls.map(({ id }) => id))
    expect(targets).toEqual(inPage.filter((id) => targets.includes(id)))
    for (const link of await summaryLinks(page).all()) {
      const id = (await link.getAttribute('href')) ?? ''
      const name = id.replace('#field-', '') as keyof typeof FormErrors.listeningDesk
      await expect(link).toHaveText(FormErrors.listeningDesk[name])
      await link.click()
      await expect(page.locator(id)).toBeFocused()
    }
  })

  test(`what is wrong is said in ${locale} in the words of its rule`, async ({ page }) => {
    const { textbox } = await openDesk(page, locale)
    const { FormErrors } = catalog[locale]
    await fillDesk(page, uniqueText(), locale)
    const wrong = [
      ['firstName', 'x'.repeat(101), 'max'],
      ['lastName', '   ', 'required'],
      ['phone', '333', 'min'],
      ['email', 'nguyen@', 'email'],
      ['message', 'x'.repeat(5001), 'max'],
    ] as const
    for (const [field, value] of wrong) await textbox(field).fill(value)
    await submitOf(page).click()
    for (const [field, , rule] of wrong) {
      await expect(textbox(field)).toHaveAccessibleDescription(new RegExp(FormErrors[rule]))
    }
    for (const [value, rule] of [
      ['333 123 4567 333 123 4567', 'max'],
      ['tre tre tre', 'invalid'],
      ['12', 'min'],
    ] as const) {
      await textbox('phone').fill(value)
      await expect(textbox('phone')).toHaveAccessibleDescription(new RegExp(FormErrors[rule]))
    }
    await textbox('phone').fill('+34 612 345 678')
    await expect(textbox('phone')).toHaveAttribute('aria-invalid', 'false')
  })
}

for (const locale of locales) {
  test(`the whole way by keyboard alone, in ${locale}`, async ({ page }) => {
    const lastName = uniqueText()
    const { textbox, choice, consent } = await openDesk(page, locale)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await textbox('firstName').focus()
    for (const text of ['D’Amico', lastName, '070 123456', 'damico@example.org']) {
      await page.keyboard.type(text)
      await press('Tab')
    }
    // Past the questions that are folded away.
    await press('Tab')
    // The arrows choose within a group of radio buttons; Tab goes on to the next group.
    await press('Space')
    await expect(choice('ageBand', '16-25')).toBeChecked()
    await press('ArrowDown')
    await expect(choice('ageBand', '26-40')).toBeChecked()
    // Past what is folded away for those under eighteen.
    await press('Tab', 'Tab', 'Space', 'Tab')
    await page.keyboard.type(catalog[locale].FormOptions.zone.flumini)
    await press('Tab', 'Space')
    await expect(choice('workStatus', 'student')).toBeChecked()
    await press('ArrowUp', 'Tab')
    await expect(textbox('workStatusOther')).toBeFocused()
    await page.keyboard.type('Un po’ di tutto')
    await press('Tab', 'Space', 'Tab', 'Tab', 'Space')
    await expect(choice('topics', 'self-esteem')).toBeChecked()
    await expect(choice('topics', 'career')).toBeChecked()
    await choice('topics', 'other').focus()
    await press('Tab', 'Space', 'Tab', 'Space', 'Tab')
    await expect(choice('day', firstDay)).toBeChecked()
    await expect(textbox('message')).toBeFocused()
    await page.keyboard.type('Prima riga')
    await press('Enter')
    await page.keyboard.type('Seconda riga')
    await press('Tab', 'Tab')
    await expect(consent).toBeFocused()
    await press('Space')
    await expect(consent).toBeChecked()
    await submitOf(page).focus()
    await press('Enter')
    await expect(deskSuccess(page, locale)).toBeFocused()
    const mails = await mailsWith(lastName)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Un po’ di tutto')
    expect(mails[0]?.text).toContain('Seconda riga')
  })
}

test('a summary taller than the screen is shown from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openDesk(page)
  await submitOf(page).click()
  const title = formOf(page).getByRole('alert').getByRole('heading')
  await expect(title).toBeInViewport({ ratio: 1 })
  const [header, heading] = [
    await page.getByRole('banner').boundingBox(),
    await title.boundingBox(),
  ]
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
})

test('other asks for a text of its own, and takes it back with its tick', async ({ page }) => {
  const lastName = uniqueText()
  const { textbox, choice } = await openDesk(page)
  await fillDesk(page, lastName)
  for (const field of withOther) {
    await expect(textbox(`${field}Other`)).toHaveCount(0)
    await choice(field, 'other').check()
    await expect(textbox(`${field}Other`)).toBeVisible()
  }
  await submitOf(page).click()
  await expect(summaryLinks(page)).toHaveText(
    withOther.map((field) => catalog.it.FormErrors.listeningDesk[`${field}Other`]),
  )
  await textbox('workStatusOther').fill('Sono in congedo')
  for (const field of ['topics', 'timeSlot', 'day'] as const) {
    await textbox(`${field}Other`).fill('da dimenticare')
  }
  await choice('topics', 'other').uncheck()
  await choice('timeSlot', firstSlot).check()
  await choice('day', firstDay).check()
  await expect(textbox('topicsOther')).toHaveCount(0)
  await expect(summaryLinks(page)).toHaveCount(0)
  const [request] = await Promise.all([
    page.waitForRequest('**/api/listening-desk'),
    submitOf(page).click(),
  ])
  const body = request.postDataJSON()
  expect(body).toMatchObject({ workStatusOther: 'Sono in congedo', locale: 'it' })
  for (const field of ['topicsOther', 'timeSlotOther', 'dayOther', 'token']) {
    expect(body).not.toHaveProperty(field)
  }
  await expect(deskSuccess(page)).toBeFocused()
  const mails = await mailsWith(lastName)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Sono in congedo')
  expect(mails[0]?.text).not.toContain('da dimenticare')
})

for (const locale of locales) {
  test(`only those who ask are told in ${locale} what holds under eighteen`, async ({ page }) => {
    const { choice } = await openDesk(page, locale)
    const { minors } = catalog[locale].ListeningDeskForm
    await choice('ageBand', '16-25').check()
    await expect(page.getByText(minors.text)).toBeHidden()
    await page.getByText(minors.title).click()
    await expect(page.getByText(minors.text)).toBeVisible()
    await expect(page.locator('main a[href="tel:19696"]')).toBeVisible()
  })
}

test('consent is never given for the visitor, and its notice opens beside the form', async ({
  page,
}) => {
  const { consent } = await openDesk(page)
  await expect(consent).not.toBeChecked()
  await fillDesk(page, uniqueText())
  await consent.uncheck()
  await submitOf(page).click()
  await expect(summaryLinks(page)).toHaveText([catalog.it.FormErrors.listeningDesk.consent])
  await expect(consent).toHaveAccessibleDescription(new RegExp(catalog.it.FormErrors.required))
  const link = formOf(page).locator('a[href="/privacy-policy"]')
  await expect(link).toContainText(catalog.it.ExternalLink.newTab)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('a failure keeps every answer, and the second attempt sends them all', async ({ page }) => {
  const lastName = uniqueText()
  const { textbox, choice, consent } = await openDesk(page)
  await fillDesk(page, lastName)
  await choice('day', 'other').check()
  await textbox('dayOther').fill('sabato')
  await textbox('message').fill('Una riga\ne un’altra')
  await page.route('**/api/listening-desk', (route) => route.abort('connectionfailed'))
  await submitOf(page).click()
  const failure = unknownOutcome(page)
  await expect(failure).toContainText(failures['delivery-unknown'])
  await expectOtherWays(failure)
  await expect(textbox('lastName')).toHaveValue(lastName)
  await expect(textbox('dayOther')).toHaveValue('sabato')
  await expect(textbox('message')).toHaveValue('Una riga\ne un’altra')
  await expect(choice('topics', 'grief')).toBeChecked()
  await expect(choice('topics', 'isolation')).toBeChecked()
  await expect(choice('gender', 'prefer-not-to-say')).toBeChecked()
  await expect(consent).toBeChecked()
  await page.unroute('**/api/listening-desk')
  await submitOf(page).click()
  await expect(deskSuccess(page)).toBeFocused()
  const mails = await mailsWith(lastName)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('sabato')
})

test('what is chosen before the page is ready is kept', async ({ page }) => {
  const lastName = uniqueText()
  let release = () => {}
  const chosen = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto('/services/listening-desk', { waitUntil: 'commit' })
  const { textbox, choice } = deskFields(page)
  await fillDesk(page, lastName)
  await choice('topics', 'other').check()
  release()
  await touchForm(page)
  await textbox('topicsOther').fill('Un trasloco')
  await submitOf(page).click()
  await expect(deskSuccess(page)).toBeFocused()
  const mails = await mailsWith(lastName)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(FormOptions.topics.isolation)
  expect(mails[0]?.text).toContain('Un trasloco')
})

test('answers that the browser brings back after Back are sent', async ({ page }) => {
  const lastName = uniqueText()
  answerQuestions(page, 'leave')
  const { textbox, choice } = await openDesk(page)
  await fillDesk(page, lastName)
  await choice('timeSlot', 'other').check()
  await textbox('timeSlotOther').fill('la sera')
  await page.goto('/contacts')
  await page.goBack()
  await expect(textbox('lastName')).toHaveValue(lastName)
  await expect(choice('topics', 'grief')).toBeChecked()
  await textbox('timeSlotOther').fill('la sera tardi')
  await submitOf(page).click()
  await expect(deskSuccess(page)).toBeFocused()
  const mails = await mailsWith(lastName)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('la sera tardi')
})

test('twenty minutes may pass between opening and sending', async ({ page }) => {
  const lastName = uniqueText()
  await page.clock.install()
  await openDesk(page)
  await fillDesk(page, lastName)
  await page.clock.fastForward('20:00')
  await submitOf(page).click()
  await expect(deskSuccess(page)).toBeFocused()
  expect(await mailsWith(lastName)).toHaveLength(1)
})

test('the way out leaves an empty form and asks nothing', async ({ page }) => {
  const questions = answerQuestions(page, 'leave')
  const { textbox, choice } = await openDesk(page)
  await fillDesk(page, uniqueText())
  await choice('topics', 'other').check()
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('quick-exit')))
  await expect(textbox('topicsOther')).toHaveCount(0)
  await expect(formOf(page).locator(':checked:not([value=""])')).toHaveCount(0)
  await expect(textbox('lastName')).toHaveValue('')
  await page.goto('/contacts')
  expect(questions).toEqual([])
})

test('a safe way to be reached is what the staff read first, and folding it loses nothing', async ({
  page,
}) => {
  const lastName = uniqueText()
  const { textbox } = await openDesk(page)
  await expect(textbox('safeTimes')).toBeHidden()
  await fillDesk(page, lastName)
  await fillSafeContact(page)
  await safeContact(page).click()
  await submitOf(page).click()
  await expect(deskSuccess(page)).toBeFocused()
  const [mail] = await mailsWith(lastName)
  const text = mail?.text ?? ''
  for (const rule of [catalog.it.StaffEmail.contactBy.email, 'Al mattino', 'Anna']) {
    expect(text).toContain(rule)
    expect(text.indexOf(rule)).toBeLessThan(text.indexOf(labels.lastName))
  }
  expect(mail?.html).not.toContain('tel:')
  const [reference = ''] = /[0-9A-F]{8}/.exec(mail?.subject ?? '') ?? []
  expect(reference).not.toBe('')
  await expect(page.locator('[data-part=reference]')).toHaveText(reference)
})

test('the helplines stand right before the button', async ({ page }) => {
  await openDesk(page)
  const before = formOf(page).locator('p:has(a[href="tel:112"]):has(a[href="#helplines"])')
  await expect(before).toHaveCount(1)
  const [note, button] = [await before.boundingBox(), await submitOf(page).boundingBox()]
  expect(note?.y).toBeLessThan(button?.y ?? 0)
  expect((button?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0)).toBeLessThan(80)
})

test('every row can be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDesk(page)
  const heights = await formOf(page)
    .locator('label:has(input)')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(40)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
