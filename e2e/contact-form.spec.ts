import { expect, test } from '@playwright/test'
import { contactForm } from '../lib/forms/contact'
import { stateViolations } from './support/axe'
import { formOf, openContact, submitOf } from './support/forms'
import { catalog } from './support/site'

type Required = keyof typeof catalog.en.FormErrors.contact

const required = contactForm.fields.filter(
  (field): field is Required => !contactForm.optionalFields.includes(field),
)

test('nothing is found fault with before the first attempt, then a summary comes first', async ({
  page,
}) => {
  const { FormErrors, ErrorSummary } = catalog.en
  const fields = await openContact(page, 'en')
  const title = await page.title()
  for (const text of ['chiara', '']) {
    await fields.email.fill(text)
    await fields.name.focus()
  }
  await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
  await submitOf(page).click()
  const summary = formOf(page).getByRole('alert')
  await expect(summary.getByRole('heading')).toHaveText(ErrorSummary.title)
  await expect(
    formOf(page).locator('[tabindex="-1"]:not([hidden]):has([role=alert])'),
  ).toBeFocused()
  const advice = FormErrors.contact
  await expect(summary.getByRole('link')).toHaveText(required.map((name) => advice[name]))
  await expect(page).toHaveTitle(`${FormErrors.prefix} ${title}`)
  for (const name of required) {
    await expect(fields[name]).toHaveAttribute('aria-invalid', 'true')
    await expect(fields[name]).toHaveAccessibleDescription(
      new RegExp(`${FormErrors.prefix} ${FormErrors.required} ${advice[name]}.$`),
    )
  }
  expect(await stateViolations(page)).toEqual([])
  await fields.name.fill('Chiara')
  await expect(fields.name).toHaveAttribute('aria-invalid', 'false')
  await expect(summary.getByRole('link')).toHaveCount(required.length - 1)
  await expect(fields.name).toBeFocused()

  await page.setViewportSize({ width: 360, height: 500 })
  await summary.getByRole('link', { name: advice.message }).click()
  await expect(fields.message).toBeFocused()
  await expect(formOf(page).locator('label[for="field-message"]')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL('/en/contacts')
})

test('what is wrong is said once, and nothing more while one corrects it', async ({ page }) => {
  const { name, email } = await openContact(page)
  // Whether somebody answers now is said when the browser is idle, within a box that is still hidden too.
  await expect(formOf(page).locator('[data-longest][data-state]').first()).toBeAttached()
  await expect(formOf(page).locator('[data-longest]:not([data-state])')).toHaveCount(0)
  await page.evaluate(() => {
    const changes = { shown: 0, added: 0 }
    Object.assign(window, { changes })
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        if (type === 'attributes' && element?.querySelector('[role=alert]')) {
          if (!element.hasAttribute('hidden')) changes.shown += 1
        } else if (type !== 'attributes' && element?.closest('[role=alert], [role=status]')) {
          changes.added += type === 'characterData' ? 1 : addedNodes.length
        }
      }
    }).observe(document.querySelector('main form') ?? document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden'],
    })
  })
  const changes = () =>
    page.evaluate(() => (window as unknown as { changes: Record<string, number> }).changes)
  await submitOf(page).click()
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveCount(required.length)
  const { added } = await changes()
  await name.pressSequentially('Chiara')
  await email.pressSequentially('chiara@example.org')
  await email.fill('chiara@')
  await email.pressSequentially('example.org')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveCount(required.length - 2)
  expect((await changes()).added).toBe(added)
})
