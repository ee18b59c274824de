import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { contactForm } from '../../lib/forms/contact'
import { options, safeContactFields } from '../../lib/forms/listening-desk'
import { optionWords, type Option } from '../../lib/forms/option-words'
import type { Locale } from '../../lib/i18n/locales'
import { examples } from '../../testing/submissions'
import { catalog, localizedPath } from './site'

type ContactField = (typeof contactForm.fields)[number]

/** Words that no other test sends, so that its mail can be told from all others. */
export function uniqueText(): string {
  return `prova ${randomUUID()}`
}

export function formOf(page: Page): Locator {
  return page.locator('main form:not([hidden])')
}

/** The button that sends, whatever it says at the moment. */
export function submitOf(page: Page): Locator {
  return formOf(page).locator('button[type=submit]')
}

/** The ways to reach the association that need no form. */
export async function expectOtherWays(place: Locator) {
  for (const way of ['tel:+39', 'https://wa.me/39', 'mailto:']) {
    await expect(place.locator(`a[href^="${way}"]`)).toBeVisible()
  }
}

/** Waits for React to have taken over the form. */
export async function formIsReady(page: Page) {
  await page.waitForFunction(() => {
    const form = document.querySelector('main form') ?? {}
    return Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })
}

export async function touchForm(page: Page) {
  await formIsReady(page)
  await formOf(page).locator('input').first().focus()
}

export async function openContact(page: Page, locale: Locale = 'it') {
  await page.goto(localizedPath('/contacts', locale))
  await touchForm(page)
  return contactFields(page, locale)
}

export function contactFields(page: Page, locale: Locale = 'it') {
  const { FormFields, FormStatus } = catalog[locale]
  const { fields, optionalFields, tickFields } = contactForm
  const control = (field: ContactField) => {
    const label = FormFields.contact[field].replace(/<.*?>/g, '')
    if (tickFields.includes(field)) return formOf(page).getByRole('checkbox', { name: label })
    const name = optionalFields.includes(field) ? `${label} ${FormStatus.optional}` : label
    return formOf(page).getByRole('textbox', { name, exact: true })
  }
  return Object.fromEntries(fields.map((field) => [field, control(field)])) as Record<
    ContactField,
    Locator
  >
}

/** Answers as the example of a form does, but for the message. */
export async function fillContact(page: Page, message: string, locale: Locale = 'it') {
  for (const [control, answer] of contactAnswers(page, message, locale)) {
    if (answer === true) await control.check()
    else await control.fill(answer)
  }
}

/** Everything that `fillContact` has written is still there. */
export async function expectContactKept(page: Page, message: string) {
  for (const [control, answer] of contactAnswers(page, message)) {
    if (answer === true) await expect(control).toBeChecked()
    else await expect(control).toHaveValue(answer)
  }
}

function contactAnswers(page: Page, message: string, locale?: Locale) {
  const controls = contactFields(page, locale)
  const answers = { ...examples.contact, message }
  return contactForm.fields.flatMap((field) => {
    const answer = answers[field]
    return answer === undefined ? [] : [[controls[field], answer] as const]
  })
}

/** The heading that takes the form's place once everything has arrived. */
export function contactSuccess(page: Page, locale: Locale = 'it'): Locator {
  return page.getByRole('heading', { name: catalog[locale].FormSent.contact.sent })
}

/** What stands above the button when nothing has been sent. */
export function contactFailure(page: Page, locale: Locale = 'it'): Locator {
  return formOf(page).getByRole('alert').filter({ hasText: catalog[locale].ContactForm.failed })
}

/** What stands there in either form when nobody knows whether it has arrived. */
export function unknownOutcome(page: Page, locale: Locale = 'it'): Locator {
  return formOf(page).getByRole('alert').filter({ hasText: catalog[locale].FormFailure.unknown })
}

export async function openDesk(page: Page, locale: Locale = 'it') {
  await page.goto(localizedPath('/services/listening-desk', locale))
  await touchForm(page)
  return deskFields(page, locale)
}

export function deskFields(page: Page, locale: Locale = 'it') {
  const words = catalog[locale].FormFields.listeningDesk
  const translate = createTranslator({
    locale,
    messages: catalog[locale],
    namespace: 'FormOptions',
  })
  const form = formOf(page)
  const { optional } = catalog[locale].FormStatus
  const textbox = (field: keyof typeof words) => {
    const isOptional = ['message', ...safeContactFields].includes(field)
    const name = isOptional ? `${words[field]} ${optional}` : words[field]
    return form.getByRole('textbox', { name, exact: true })
  }
  const choice = <Field extends Option['field']>(
    field: Field,
    code: Extract<Option, { field: Field }>['code'],
  ) =>
    form
      .getByRole(field === 'topics' ? 'group' : 'radiogroup', { name: words[field] })
      .getByLabel(optionWords({ field, code } as Option, locale, translate), { exact: true })
  const zone = form.getByRole('combobox', { name: words.zone })
  return { textbox, choice, zone, consent: form.getByRole('checkbox', { name: words.consent }) }
}

export function deskSuccess(page: Page, locale: Locale = 'it'): Locator {
  return page.getByRole('heading', { name: catalog[locale].FormSent.listeningDesk.sent })
}

/** What the tests choose; content/listening-desk.json says which days and times there are. */
export const [firstDay = 'other'] = options.day
export const [firstSlot = 'other'] = options.timeSlot

/** The questions about a safe way to be reached, which are folded away. */
export function safeContact(page: Page, locale: Locale = 'it'): Locator {
  return formOf(page).getByText(catalog[locale].ListeningDeskForm.safeContact)
}

/** Asks to be written to by e-mail, in the mornings, under another name. */
export async function fillSafeContact(page: Page, locale: Locale = 'it') {
  const { textbox, choice } = deskFields(page, locale)
  await safeContact(page, locale).click()
  await choice('contactBy', 'email').check()
  await choice('sayWhoWeAre', 'no').check()
  await textbox('safeTimes').fill('Al mattino')
  await textbox('callName').fill('Anna')
}

/** Every required answer, none of them `other`. */
export async function fillDesk(page: Page, lastName: string, locale: Locale = 'it') {
  const { textbox, choice, zone, consent } = deskFields(page, locale)
  await textbox('firstName').fill('Nguyễn')
  await textbox('lastName').fill(lastName)
  await textbox('phone').fill('333 123 4567')
  await textbox('email').fill('nguyen@example.org')
  await choice('ageBand', '26-40').check()
  await choice('gender', 'prefer-not-to-say').check()
  await zone.selectOption('flumini')
  await choice('workStatus', 'unemployed').check()
  await choice('topics', 'grief').check()
  await choice('topics', 'isolation').check()
  await choice('timeSlot', firstSlot).check()
  await choice('day', firstDay).check()
  await consent.check()
}
