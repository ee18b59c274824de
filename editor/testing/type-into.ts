import type { Locator } from '@playwright/test'

/** Types as a person does, who must click first: a form that is still coming in is inert, and takes nothing. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.fill(text)
}
