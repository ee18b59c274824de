import { expect, test, type Page } from '@playwright/test'
import { readConfiguration } from './read-configuration'
import { editedFiles, openLocalRepository, readFileOf } from './testing/local-repository'

const files = editedFiles()
const { collections } = JSON.parse(JSON.stringify(readConfiguration())) as {
  collections: { name: string; files: { name: string; file: string }[] }[]
}

// Only the first field is changed: painting more of a form takes most of the time.
test.use({ viewport: { width: 1280, height: 1400 } })

for (const { name: collection, files: forms } of collections) {
  test(`a saved change is the only one, and taken back leaves the same bytes: ${collection}`, async ({
    page,
  }) => {
    // Each form is drawn and saved twice.
    test.setTimeout(60_000 + forms.length * 12_000)
    await openLocalRepository(page, files)
    await expect(page).toHaveURL(/collections/)
    for (const form of forms) {
      const file = form.file.replace('{{locale}}', 'it')
      const original = files[file] ?? ''
      // As long as it has no records, it has a date alone: tasks.spec.ts changes it.
      if (original.trim() === '[]' || form.name === 'transparency') continue
      await test.step(form.name, async () => {
        const address = `/#/collections/${collection}/entries/${form.name}`
        await page.goto(address)
        const before = await changeAndSave(page, added)
        const changed = await readFileOf(page, file)
        expect.soft(changed === original, `${file} was saved`).toBe(false)
        if (before) {
          expect.soft(changed, file).toBe(original.replace(before, added(before)))
        }
        await page.goto(address)
        await changeAndSave(page, (value) => value.replace(/ ?1$/, ''))
        expect.soft(await readFileOf(page, file), file).toBe(original)
      })
    }
  })
}

test('a key that no form knows survives', async ({ page }) => {
  const known = 'content/exit.json'
  const unknown = (files[known] ?? '').replace(/\n\}\s*$/, ',\n  "unknownKey": "x"\n}\n')
  expect(unknown).toContain('unknownKey')
  await openLocalRepository(page, { ...files, [known]: unknown })
  await expect(page).toHaveURL(/collections/)
  await page.goto('/#/collections/administration/entries/exit')
  const before = (await changeAndSave(page, added)) ?? ''
  expect(await readFileOf(page, known)).toBe(unknown.replace(before, added(before)))
})

/** A change that an id, an address and a sentence bear alike. */
function added(value: string): string {
  return value.includes(' ') ? `${value} 1` : `${value}1`
}

/** Changes the first field that takes text, else the first switch, and returns the text before. */
async function changeAndSave(page: Page, change: (value: string) => string) {
  // A picture's name stands in a list of names; the desk has no texts.
  const hasTexts = !/(pictures|association\/entries\/listening-desk)$/.test(page.url())
  const text = page
    .locator('.field :is(input:not([type=date], [type=time]), textarea)')
    .and(page.locator(hasTexts ? '*' : '.none'))
    .first()
  const toggle = page.getByRole('switch').first()
  const folded = page.getByRole('button', { name: 'Espandi', exact: true }).first()
  await expect(text.or(toggle).or(folded).first()).toBeVisible()
  while (!(await text.or(toggle).first().isVisible()) && (await folded.isVisible()))
    await folded.click()
  const before = (await text.isVisible()) ? await text.inputValue() : undefined
  if (before === undefined) await toggle.click()
  // The form may be drawn once more while it is filled in.
  await expect(async () => {
    if (before !== undefined) await text.fill(change(before))
    await page.getByRole('button', { name: 'Salva', exact: true }).click({ timeout: 5000 })
    await expect(page).toHaveURL(/collections\/[\w-]+$/, { timeout: 20_000 })
  }).toPass()
  return before
}
