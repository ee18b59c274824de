import { expect, test, type Page } from '@playwright/test'
import { readConfiguration } from './read-configuration'
import { editedFiles, openLocalRepository, readFileOf } from './testing/local-repository'
import { typeInto } from './testing/type-into'

const files = editedFiles()
const { collections } = JSON.parse(JSON.stringify(readConfiguration())) as {
  collections: { name: string; folder?: string; files?: { name: string; file: string }[] }[]
}

/** Of a list of entries, the forms of those that there are. */
function entriesIn(folder = ''): { name: string; file: string }[] {
  const paths = Object.keys(files).filter((path) => path.startsWith(`${folder}/`))
  return paths.slice(0, 2).map((file) => ({ name: file.slice(folder.length + 1, -5), file }))
}

// Only the first field is changed: painting more of a form takes most of the time.
test.use({ viewport: { width: 1280, height: 1400 } })

for (const { name: collection, folder, files: all = entriesIn(folder) } of collections) {
  // As long as there is no record, a form has a date alone, or nothing: tasks.spec.ts changes it.
  const forms = all
    .map((form) => ({ ...form, file: form.file.replace('{{locale}}', 'it') }))
    .filter(
      ({ name, file }) =>
        name !== 'transparency' && !/^[[{]\s*[\]}]$/.test((files[file] ?? '').trim()),
    )
  test(`a saved change is the only one, and taken back leaves the same bytes: ${collection}`, async ({
    page,
  }) => {
    // Each form is drawn and saved twice.
    test.setTimeout(120_000 + forms.length * 30_000)
    await openLocalRepository(page, files)
    await expect(page).toHaveURL(/collections/)
    for (const { name, file } of forms) {
      const original = files[file] ?? ''
      await test.step(name, async () => {
        const address = `/#/collections/${collection}/entries/${name}`
        await page.goto(address)
        const change = await changeAndSave(page, added)
        expectOneChange(original, await readFileOf(page, file), change)
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
  const change = await changeAndSave(page, added)
  expectOneChange(unknown, await readFileOf(page, known), change)
})

/** A change that an id, an address and a sentence bear alike. */
function added(value: string): string {
  return value.includes(' ') ? `${value} 1` : `${value}1`
}

/** Fields that do not: days, addresses of pictures, texts of which search engines show only so much. */
const keptAsTheyAre = ['daysOff', 'picture', 'file', 'metaTitle', 'metaDescription']
  .map((name) => `[data-key-path*="${name}"] *`)
  .join(', ')

/** What was changed: a field by its place in the form, and its text; none is a switch. */
type Change = { path: string; text?: string }

/** Changes the first field that takes text, else the first switch. */
async function changeAndSave(page: Page, change: (value: string) => string): Promise<Change> {
  const input = page
    .locator('.field :is(input:not([type=date], [type=time]), textarea)')
    .and(page.locator(`:not(${keptAsTheyAre})`))
    .first()
  const toggle = page.getByRole('switch').first()
  const folded = page.getByRole('button', { name: 'Espandi', exact: true }).first()
  await expect(input.or(toggle).or(folded).first()).toBeVisible()
  while (!(await input.or(toggle).first().isVisible()) && (await folded.isVisible()))
    await folded.click()
  const text = (await input.isVisible()) ? change(await input.inputValue()) : undefined
  const changed = text === undefined ? toggle : input
  const field = changed.locator('xpath=ancestor::*[@data-key-path][1]')
  const path = (await field.getAttribute('data-key-path')) ?? ''
  if (text === undefined) await toggle.click()
  else await typeInto(input, text)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page).toHaveURL(/collections\/[\w-]+$/, { timeout: 20_000 })
  return { path, text }
}

function expectOneChange(before: string, after: string, { path, text }: Change) {
  const [old, othersBefore] = apart(before, path)
  const [value, others] = apart(after, path)
  if (text === undefined) expect.soft(value, path).not.toBe(old)
  else expect.soft(String(value), path).toBe(text)
  expect.soft(others, `beside ${path}`).toBe(othersBefore)
}

/** Returns the value at a field's place in a file, and the file without it. */
function apart(file: string, path: string): [value: unknown, others: string] {
  const content = JSON.parse(file) as object
  // A form's one list is the whole file.
  const steps = path.split('.').slice(Array.isArray(content) ? 1 : 0)
  const name = steps.pop() ?? ''
  const place = steps.reduce<object>((value, step) => Reflect.get(value, step), content)
  const value: unknown = Reflect.get(place, name)
  Reflect.deleteProperty(place, name)
  return [value, JSON.stringify(content, null, 2)]
}
