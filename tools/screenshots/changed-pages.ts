// `npm run screenshots:changed -- <commit>`: pictures of the pages that look or read otherwise than at
// that commit, on a telephone and on a desk, for whoever approves a change of content:
// screenshots/changed/<language>/<page>-<width>.png.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/test-programs.mjs'
import { freePort } from '../../testing/free-port'
import { mainSite, startSite } from '../../testing/site-server'
import { changedPages, pageFile } from './page-differences'

const widths = [360, 1280]
const directory = join(mainSite, 'screenshots/changed')
/** Within .next, where Next finds the packages of the project. */
const siteBefore = join(mainSite, '.next/site-before')

const [commit] = process.argv.slice(2)
if (!commit) throw new Error('Compared with what? npm run screenshots:changed -- origin/main')
// What others have changed since then is no part of this change.
const base = git('merge-base', commit, 'HEAD').trim()

build(mainSite)
extract(base)
build(siteBefore)
const changed = changedPages(pagesOf(siteBefore), pagesOf(mainSite))
rmSync(directory, { recursive: true, force: true })
await takePictures(changed)
console.log(
  changed.length > 0
    ? `Look at them in ${directory}:\n${changed.join('\n')}`
    : 'No page looks or reads otherwise.',
)

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
}

/** Puts the project as it was at a commit beside the build, with today's packages. */
function extract(commit: string) {
  rmSync(siteBefore, { recursive: true, force: true })
  mkdirSync(siteBefore, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['--extract', '--directory', siteBefore], { input: archive })
  symlinkSync(join(mainSite, 'node_modules'), join(siteBefore, 'node_modules'), 'junction')
}

function build(directory: string) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TYPES_CHECKED: '1' }
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: directory,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${directory} could not be built.\n${stdout}${stderr}`)
}

/** Returns the HTML of each page of a build, by its address. */
function pagesOf(directory: string): Map<string, string> {
  const root = join(directory, '.next/server/app')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return new Map(
    files.flatMap((file) => {
      const address = pageFile(file)
      return address ? [[address, readFileSync(join(root, file), 'utf8')] as const] : []
    }),
  )
}

async function takePictures(addresses: readonly string[]) {
  if (addresses.length === 0) return
  const site = await startSite({ port: await freePort() })
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  for (const address of addresses) {
    for (const width of widths) {
      const page = await browser.newPage({
        baseURL: site.url,
        viewport: { width, height: 800 },
        isMobile: width < 768,
        reducedMotion: 'reduce',
        locale: 'it',
      })
      await page.goto(address)
      await loadPictures(page)
      const path = join(directory, `${address === '/' ? '/home' : address}-${width}.png`)
      mkdirSync(dirname(path), { recursive: true })
      await page.screenshot({ path, fullPage: true })
      await page.close()
    }
  }
  await browser.close()
  await site.stop()
}

/** Waits for all pictures of a page, those further down too. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
}
