import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { isLocale } from '../../lib/i18n/locales'
import type { ChangedPage } from '../../lib/pull-request/changed-pages'
import { freePort } from '../support/free-port'
import { localizedPath } from '../support/site'
import { startSite, type SiteServer } from '../support/site-server'
import { launchBrowser } from './camera'
import { wide } from './shots'

const widths = [360, 1280]
const mostPages = 12

type Comparison = {
  /** Folders with a build. */
  before: string
  after: string
  changed: readonly ChangedPage[]
  /** Where the pictures go, with an index.html that shows them side by side. */
  folder: string
}

type Picture = { title: string; width: number; before?: string; after?: string }

/** Takes the first dozen of the changed pages in both builds, at two widths. */
export async function pictureChanges({ before, after, changed, folder }: Comparison) {
  const pages = changed.slice(0, mostPages)
  if (pages.length === 0) return
  mkdirSync(folder, { recursive: true })
  const sites = [
    await startSite({ directory: before, port: await freePort() }),
    await startSite({ directory: after, port: await freePort() }),
  ] as const
  const browser = await launchBrowser()
  try {
    const pictures: Picture[] = []
    for (const page of pages) {
      for (const width of widths) {
        pictures.push(await takePair({ browser, sites, page, width, folder }))
      }
    }
    writeFileSync(join(folder, 'index.html'), overview(pictures))
    console.error(`Pictures of ${pages.length} pages: ${join(folder, 'index.html')}`)
  } finally {
    await browser.close()
    await Promise.all(sites.map(({ stop }) => stop()))
  }
}

type Pair = {
  browser: Browser
  sites: readonly [SiteServer, SiteServer]
  page: ChangedPage
  width: number
  folder: string
}

async function takePair({ browser, sites, page, width, folder }: Pair): Promise<Picture> {
  const { language, path, what } = page
  const address = isLocale(language) ? localizedPath(path, language) : `/${language}${path}`
  const name = `${language}${path.replaceAll('/', '-')}-${width}`.replace('--', '-home-')
  const [before, after] = [`${name}-1-prima.png`, `${name}-2-dopo.png`]
  const take = (site: SiteServer, file: string) =>
    takePicture({ browser, url: site.url + address, language, width, path: join(folder, file) })
  if (what !== 'new') await take(sites[0], before)
  if (what !== 'gone') await take(sites[1], after)
  return {
    title: address,
    width,
    ...(what !== 'new' && { before }),
    ...(what !== 'gone' && { after }),
  }
}

async function takePicture(view: {
  browser: Browser
  url: string
  language: string
  width: number
  path: string
}) {
  const { browser, url, language, width, path } = view
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    isMobile: width < wide,
    reducedMotion: 'reduce',
    locale: language,
  })
  try {
    await page.goto(url)
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager'
          // A picture that the change has broken is to be seen as well.
          return image.decode().catch(() => {})
        }),
      ),
    )
    await page.screenshot({ path, fullPage: true })
  } finally {
    await page.close()
  }
}

function overview(pictures: readonly Picture[]): string {
  const figures = pictures.map(({ title, width, before, after }) => {
    const cell = (file: string | undefined, words: string) =>
      `<figure><figcaption>${words}</figcaption>${file ? `<img src="${file}" alt="" width="${width}" loading="lazy">` : '–'}</figure>`
    return `<h2>${escaped(title)}, ${width} px</h2>\n<div>${cell(before, 'Prima')}${cell(after, 'Dopo')}</div>`
  })
  return `<!doctype html>
<html lang="it">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Prima e dopo</title>
<style>
  body { font-family: sans-serif; margin: 1rem }
  div { display: flex; gap: 1rem; align-items: start }
  figure { margin: 0; min-width: 0 }
  img { max-width: 100%; height: auto; border: 1px solid }
</style>
<h1>Prima e dopo</h1>
${figures.join('\n')}
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
