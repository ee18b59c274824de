// `npm run bench:editor`: how long the editor takes to open, to find, to open a form and to save, with the
// content of many years, in a browser without a graphics card. The repository is a stand-in in memory, so
// that the network adds nothing. Each is to take less than three seconds on a quiet machine. Other numbers:
// `npm run bench:editor -- 100 10`, events and photographs.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { copySources } from '../e2e/support/test-site'
import { startGitHub } from '../editor/testing/github'
import { romeClock } from '../lib/time/rome-clock'
import { browserPath } from '../scripts/test-programs.mjs'
import { growContent } from '../testing/grown-content'

const port = 3304
const most = 3000
const [events = 1000, photographs = 60] = process.argv.slice(2).map(Number)

/** Returns all that the editor reads of a project with the content of many years. */
async function grownFiles(): Promise<Record<string, Buffer>> {
  const root = mkdtempSync(join(tmpdir(), 'editor-'))
  copySources(root)
  await growContent(root, { events, photographs }, { today: romeClock(new Date()).date })
  const files = ['content', 'messages', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const read = files.map((file) => [file.slice(root.length + 1), readFileSync(file)] as const)
  rmSync(root, { recursive: true })
  return Object.fromEntries(read)
}

async function measure(page: Page): Promise<Record<string, number>> {
  const taken: Record<string, number> = {}
  let at = 0
  const start = () => (at = performance.now())
  const stop = (step: string) => (taken[step] = Math.round(performance.now() - at))

  await page.goto(`http://localhost:${port}/`)
  await page.getByRole('button', { name: 'Accedi con Token di Accesso' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('anna')
  start()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL(/collections/)
  stop('open: everything read for the first time')

  start()
  const eventsItem = page.getByRole('treeitem', { name: /^Eventi/ })
  await eventsItem.click()
  const row = page.getByRole('row').nth(2)
  await row.waitFor()
  stop('list of events')

  start()
  await row.click()
  const title = page.locator('[data-key-path="title.it"] input')
  await title.waitFor()
  stop('form of an event')

  await title.click()
  start()
  await page.keyboard.type(' molto nuovo')
  stop('twelve keys')

  start()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('button', { name: 'Invia per Revisione' }).waitFor()
  stop('save: proposal opened')

  await page.goto(`http://localhost:${port}/#/collections`)
  start()
  await page.reload()
  await eventsItem.waitFor()
  stop('open again')

  const search = page.getByRole('searchbox')
  await search.fill('Prova 777')
  start()
  await search.press('Enter')
  await page
    .getByRole('row', { name: /Prova 777/ })
    .first()
    .waitFor()
  stop('find an event')
  return taken
}

process.env.GITHUB_REPOSITORY = 'associazione/sito'
process.env.GITHUB_API_URL = `http://localhost:${port + 1}`
const github = startGitHub(port + 1, {})
const files = await grownFiles()
github.commit('main', files)
await build({ root: 'editor', configLoader: 'runner', logLevel: 'warn' })
const server = await preview({ root: 'editor', configLoader: 'runner', preview: { port } })
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ locale: 'it-IT', timezoneId: 'Europe/Rome' })
page.setDefaultTimeout(120_000)
const taken = await measure(page)
await browser.close()
await server.close()
await github.stop()
console.log(`${Object.keys(files).length} files, ${events} events, ${photographs} photographs`)
console.table(taken)
for (const [step, milliseconds] of Object.entries(taken)) {
  // A busy machine is no fault of the editor.
  if (milliseconds > most) console.warn(`More than ${most} ms: ${step}. Was the machine quiet?`)
}
process.exit(0)
