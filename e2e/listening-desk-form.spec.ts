import { expect, test, type Page } from '@playwright/test'
import { stateViolations } from './support/axe'
import { answerQuestions } from './support/dialogs'
import {
  deskFields,
  deskSuccess,
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
} from './support/forms'
import { emailsWith } from './support/outbox'
import { catalog } from './support/site'

const { FormOptions } = catalog.it

/** In the order of the form. */
const withOther = ['topics', 'day', 'timeSlot', 'workStatus'] as const

function summaryLinks(page: Page) {
  return formOf(page).getByRole('alert').getByRole('link')
}

test('an empty form asks for all that is required, in the order of the page', async ({ page }) => {
  const { FormErrors, FormFields, FormStatus, ErrorSummary } = catalog.en
  const { topics } = FormFields.listeningDesk
  await page.setViewportSize({ width: 360, height: 640 })
  const { textbox } = await openDesk(page, 'en')
  const form = formOf(page)
  await expect(form.getByRole('group', { name: `${topics} ${FormStatus.required}` })).toBeVisible()
  // By its name, which says that it is optional.
  await expect(textbox('message')).toBeVisible()
  await submitOf(page).click()
  // The summary is taller than the screen.
  const title = formOf(page).getByRole('heading', { name: ErrorSummary.title })
  await expect(title).toBeInViewport({ ratio: 1 })
  const [header, heading] = [
    await page.getByRole('banner').boundingBox(),
    await title.boundingBox(),
  ]
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
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
  // What is too long is not cut.
  const tooLong = 'x'.repeat(5001)
  await textbox('message').fill(tooLong)
  await expect(textbox('message')).toHaveValue(tooLong)
  await submitOf(page).click()
  await expect(textbox('message')).toHaveValue(tooLong)
  await expect(textbox('message')).toHaveAccessibleDescription(new RegExp(FormErrors.max))
})

test('the whole way by keyboard alone, to thanks that take the place of the form', async ({
  page,
}) => {
  const lastName = uniqueText()
  const { textbox, choice, consent } = await openDesk(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await choice('topics', 'in-person').focus()
  await press('Tab', 'Tab', 'Tab', 'Space')
  await expect(choice('topics', 'career')).toBeChecked()
  await choice('topics', 'other').focus()
  await press('Tab')
  await expect(textbox('message')).toBeFocused()
  await page.keyboard.type('Prima riga')
  await press('Enter')
  await page.keyboard.type('Seconda riga')
  await press('Tab', 'Space', 'Tab', 'Space', 'Tab')
  await expect(choice('day', firstDay)).toBeChecked()
  await expect(choice('timeSlot', firstSlot)).toBeChecked()
  for (const text of ['D’Amico', lastName]) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  // How one would like to be contacted: no preference is chosen.
  await expect(page.locator('[name=contactBy]:focus')).toBeChecked()
  await press('Tab')
  for (const text of ['070 123456', 'damico@example.org']) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await page.keyboard.type('Al mattino')
  // From which number we call: a hidden one is chosen.
  await press('Tab')
  await expect(page.locator('[name=visibleNumber]:focus')).toBeChecked()
  // Past what is folded away.
  await press('Tab', 'Tab')
  // The arrows choose within a group of radio buttons; Tab goes on to the next group.
  await press('Space', 'ArrowDown')
  await expect(choice('ageBand', '26-40')).toBeChecked()
  await press('Tab', 'Space', 'Tab')
  await page.keyboard.type(FormOptions.zone.flumini)
  await press('Tab', 'Space')
  await expect(choice('workStatus', 'student')).toBeChecked()
  await press('ArrowUp', 'Tab')
  await expect(textbox('workStatusOther')).toBeFocused()
  await page.keyboard.type('Un po’ di tutto')
  await press('Tab', 'Tab')
  await expect(consent).not.toBeChecked()
  await press('Space')
  await expect(consent).toBeChecked()
  const tabTo = async (...links: (string | RegExp)[]) => {
    for (const link of links) {
      await press('Tab')
      await expect(page.locator(':focus')).toHaveAttribute('href', link)
    }
  }
  await tabTo(/^tel:\+39/, /^mailto:/)
  // Past who reads it, which is folded away.
  await press('Tab')
  await tabTo('tel:112', '#helplines')
  await press('Tab')
  await expect(submitOf(page)).toBeFocused()
  await press('Enter')
  await expect(deskSuccess(page)).toBeFocused()
  await expect(page.getByText(catalog.it.FormSent.listeningDesk.meeting)).toBeVisible()
  // A grid cuts text that stands in no paragraph, wherever something is marked in it.
  const cut = await page.locator('[data-sent] *').evaluateAll((elements) => {
    const grids = elements.filter((element) => getComputedStyle(element).display === 'grid')
    const withText = grids.filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
    )
    return { grids: grids.length, withText: withText.map(({ textContent }) => textContent) }
  })
  expect(cut.grids).toBeGreaterThan(2)
  expect(cut.withText).toEqual([])
  await expect(formOf(page)).toHaveCount(0)
  const emails = await emailsWith(lastName)
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ replyTo: 'damico@example.org' })
  expect(emails[0]?.text).toContain('Un po’ di tutto')
  expect(emails[0]?.text).toContain('Seconda riga')
  expect(emails[0]?.text).toContain('Al mattino')
})

test('other asks for a text of its own, and takes it back with its tick; folding a safe way to be reached loses nothing', async ({
  page,
}) => {
  test.slow()
  const lastName = uniqueText()
  const { textbox, choice } = await openDesk(page)
  await expect(textbox('safeTimes')).toBeVisible()
  await expect(textbox('callName')).toBeHidden()
  await fillDesk(page, lastName)
  await fillSafeContact(page)
  await safeContact(page).click()
  for (const field of withOther) {
    await expect(textbox(`${field}Other`)).toHaveCount(0)
    await choice(field, 'other').check()
    await expect(textbox(`${field}Other`)).toBeVisible()
  }
  await submitOf(page).click()
  await expect(summaryLinks(page)).toHaveText(
    withOther.map((field) => catalog.it.FormErrors.listeningDesk[`${field}Other`]),
  )
  expect(await stateViolations(page)).toEqual([])
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
  const emails = await emailsWith(lastName)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('Sono in congedo')
  expect(emails[0]?.text).not.toContain('da dimenticare')
  // What was folded away again before sending.
  expect(emails[0]?.text).toContain('Anna')
  const [reference = ''] = /[0-9A-F]{8}/.exec(emails[0]?.subject ?? '') ?? []
  expect(reference).not.toBe('')
  await expect(page.locator('main strong').getByText(reference)).toBeVisible()
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
  await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
  await textbox('topicsOther').fill('Un trasloco')
  await submitOf(page).click()
  await expect(deskSuccess(page)).toBeFocused()
  const emails = await emailsWith(lastName)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain(FormOptions.topics.isolation)
  expect(emails[0]?.text).toContain('Un trasloco')
})

test('answers that the browser brings back after Back are sent, and what it does not is said', async ({
  page,
}) => {
  const lastName = uniqueText()
  answerQuestions(page, 'leave')
  const { textbox, choice } = await openDesk(page)
  await fillDesk(page, lastName)
  await choice('timeSlot', 'other').check()
  await textbox('timeSlotOther').fill('la sera')
  await fillSafeContact(page)
  const notBroughtBack = page.getByText(catalog.it.ListeningDeskForm.notBroughtBack)
  await expect(notBroughtBack).toHaveCount(0)
  await page.goto('/contacts')
  await page.goBack()
  await expect(notBroughtBack).toBeVisible()
  await expect(textbox('callName')).toHaveValue('')
  await expect(choice('sayWhoWeAre', 'no')).toBeChecked()
  await expect(textbox('lastName')).toHaveValue(lastName)
  await expect(choice('topics', 'grief')).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-unsent', '')
  await textbox('timeSlotOther').fill('la sera tardi')
  await submitOf(page).click()
  await expect(deskSuccess(page)).toBeFocused()
  const emails = await emailsWith(lastName)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('la sera tardi')
})
