import { expect, test, type Browser, type Page } from '@playwright/test'
import { diffPatch } from 'node-diff3'
import { startGitHub } from './testing/github'
import { editedFiles } from './testing/local-repository'

const branch = 'cms/events/due-pomeriggi-insieme'
const file = 'content/events/due-pomeriggi-insieme.json'
const windows: Page[] = []
let gitHub: ReturnType<typeof startGitHub>

// Two windows of the other tests' height are too slow.
test.use({ viewport: { width: 1280, height: 1400 } })

test.beforeEach(() => {
  gitHub = startGitHub(3301, editedFiles())
})

test.afterEach(async () => {
  for (const window of windows.splice(0)) await window.context().close()
  expect(gitHub.unknown).toEqual([])
  gitHub.stop()
})

test.describe('on a telephone', () => {
  // As high as a form, whose fields are drawn when they are scrolled to.
  test.use({ viewport: { width: 390, height: 6000 } })

  test('a form is no wider than the screen', async ({ page }) => {
    await signIn(page, 'anna')
    await page.goto('/#/collections/events/entries/due-pomeriggi-insieme')
    await expect(page.locator('[data-key-path="description.es"] [contenteditable]')).toBeVisible()
    await expect(page.locator('[data-key-path="bookingUntil"]')).toBeVisible()
    const ends = await page
      .locator('[data-key-path]')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(30)
    expect(Math.max(...ends)).toBeLessThanOrEqual(390)
  })
})

const titleChange = ['-    "it": "Due pomeriggi insieme",', '+    "it": "Tre pomeriggi insieme",']

test('a changed event becomes a branch and a pull request that holds this change alone', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url())
  })
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })

  await signIn(page, 'anna')
  await openEvent(page)
  await italianTitle(page).fill('Tre pomeriggi insieme')
  await save(page)
  await sendForReview(page)

  await expect
    .poll(() => gitHub.pulls)
    .toMatchObject([{ head: branch, labels: ['sveltia-cms/pending_review'], isDraft: false }])
  expect(changedLines()).toEqual(titleChange)
  expect(elsewhere).toEqual([])
  expect(problems.filter((text) => text.includes('Content Security Policy'))).toEqual([])
})

test('a second volunteer is told whose proposal is open, and sends hers after it', async ({
  browser,
}) => {
  const [anna, bruna] = [await volunteer(browser, 'anna'), await volunteer(browser, 'bruna')]
  await openEvent(bruna)
  await propose(anna, 'Tre pomeriggi insieme')

  await subtitle(bruna).fill('Per stare in compagnia')
  await save(bruna)
  const dialog = bruna.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Anna ha già una proposta aperta su questo modulo, la numero 1',
  )
  await dialog.getByRole('button').first().click()
  await expect(subtitle(bruna)).toHaveValue('Per stare in compagnia')
  expect(gitHub.pulls).toHaveLength(1)
  expect(changedLines()).toEqual(titleChange)

  gitHub.merge(1)
  await save(bruna)
  await sendForReview(bruna)
  await expect.poll(() => gitHub.pulls).toHaveLength(2)
  expect(changedLines()).toEqual([
    expect.stringMatching(/^- {4}"it"/),
    '+    "it": "Per stare in compagnia",',
  ])
  expect(gitHub.read(branch, file)).toContain('Tre pomeriggi insieme')
})

test('what was typed before a change by somebody else, and taken up again after it, undoes nothing', async ({
  browser,
}) => {
  const bruna = await volunteer(browser, 'bruna')
  await openEvent(bruna)
  // What no hand has touched is not kept.
  await subtitle(bruna).click()
  await subtitle(bruna).fill('Per stare in compagnia')
  await expect.poll(() => keptDrafts(bruna)).toBe(1)
  await propose(await volunteer(browser, 'anna'), 'Tre pomeriggi insieme')
  gitHub.merge(1)

  await bruna.reload()
  await bruna.getByRole('button', { name: 'Ripristina' }).click()
  await expect(subtitle(bruna)).toHaveValue('Per stare in compagnia')
  await save(bruna)
  await sendForReview(bruna)
  expect(changedLines()).toEqual([
    expect.stringMatching(/^- {4}"it"/),
    '+    "it": "Per stare in compagnia",',
  ])
})

test('what was typed and not sent outlives an editor in which a word has changed', async ({
  page,
}) => {
  await signIn(page, 'anna')
  await openEvent(page)
  await subtitle(page).click()
  await subtitle(page).fill('Per stare in compagnia')
  await expect.poll(() => keptDrafts(page)).toBe(1)
  const changed: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    if (code.includes('Chi siamo')) changed.push(route.request().url())
    await route.fulfill({ response, body: code.replaceAll('Chi siamo', 'Chi siamo noi') })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Ripristina' }).click()
  await expect(subtitle(page)).toHaveValue('Per stare in compagnia')
  expect(changed.length).toBeGreaterThan(0)
})

test('a copied event is another file, named after its own title', async ({ page }) => {
  await signIn(page, 'anna')
  await openEvent(page)
  await page.getByRole('button', { name: 'Mostra Opzioni Editor' }).click()
  await page.getByRole('menuitem', { name: /^Duplica/ }).click()
  await italianTitle(page).fill('Tre sere, un’idea')
  await save(page)
  await sendForReview(page)
  expect(gitHub.pulls).toMatchObject([{ head: 'cms/events/tre-sere-un-idea' }])
  const copy = gitHub.read('cms/events/tre-sere-un-idea', 'content/events/tre-sere-un-idea.json')
  expect(copy).toContain('Tre sere, un’idea')
  expect(copy).not.toContain('Due pomeriggi insieme')
})

test('a mistake is said while the form is open, and nothing of it is sent', async ({ page }) => {
  await signIn(page, 'anna')
  await openEvent(page)
  await subtitle(page).fill('Leggi http://example.org')
  await save(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Sottotitolo, Italiano: «http://example.org»')
  await dialog.getByRole('button').first().click()
  expect(gitHub.pulls).toEqual([])
  await subtitle(page).fill('Leggi...')
  await save(page)
  await sendForReview(page)
  expect(changedLines()).toEqual([expect.stringMatching(/^- {4}"it"/), '+    "it": "Leggi…",'])
})

test('what lacks a text stays a draft, and the page says which; another day it goes on from there', async ({
  page,
}) => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await signIn(page, 'anna')
  await openEvent(page)
  await subtitle(page).fill('')
  await save(page)
  await expect(page).toHaveURL(/collections\/events$/)
  expect(said).toEqual([expect.stringMatching(/bozza.*\nSottotitolo, Italiano\n/s)])
  await page.reload()
  await expect(page.getByRole('gridcell', { name: 'Bozza' })).toBeVisible()
  await openEvent(page)
  await expect(subtitle(page)).toHaveValue('')
  await subtitle(page).fill('Per stare in compagnia')
  await save(page)
  await sendForReview(page)
  expect(said).toHaveLength(1)
  await expect.poll(() => gitHub.pulls).toMatchObject([{ isDraft: false }])
})

async function volunteer(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  windows.push(page)
  await signIn(page, name)
  return page
}

/** On the stand-in a token is its owner's name. */
async function signIn(page: Page, name: string) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Accedi con Token di Accesso' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill(name)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accedi' }).click()
  // It reads every file first.
  await expect(page).toHaveURL(/collections/, { timeout: 60_000 })
}

async function openEvent(page: Page) {
  await page.bringToFront()
  await page.getByRole('treeitem', { name: /^Eventi/ }).click()
  await page.getByRole('gridcell', { name: / · .*pomeriggi insieme/ }).click()
}

async function propose(page: Page, title: string) {
  await openEvent(page)
  await italianTitle(page).fill(title)
  await save(page)
  await sendForReview(page)
  await expect.poll(() => gitHub.pulls).toMatchObject([{ head: branch, isDraft: false }])
}

/** Returns how many forms the application keeps, with what was typed and not sent. */
function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('github:associazione/sito')
        opening.onsuccess = () => {
          const name = 'draft-backups'
          const store = opening.result.transaction(name).objectStore(name)
          const counting = store.count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )
}

function italianTitle(page: Page) {
  return page.locator('[data-key-path="title.it"] input')
}

function subtitle(page: Page) {
  return page.locator('[data-key-path="subtitle.it"] input')
}

async function save(page: Page) {
  await page.bringToFront()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
}

async function sendForReview(page: Page) {
  await page.getByRole('button', { name: 'Invia per Revisione' }).click()
  await expect(page).toHaveURL(/collections\/events$/)
}

/** Returns the lines that the proposal takes out of what is published, and puts in. */
function changedLines(): string[] {
  const lines = (place: string, path: string) => (gitHub.read(place, path) ?? '').split('\n')
  return gitHub
    .changedPaths(branch)
    .flatMap((path) =>
      diffPatch(lines('main', path), lines(branch, path)).flatMap(({ buffer1, buffer2 }) => [
        ...buffer1.chunk.map((line) => `-${line}`),
        ...buffer2.chunk.map((line) => `+${line}`),
      ]),
    )
}
