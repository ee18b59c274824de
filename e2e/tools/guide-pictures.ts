// `npm run guide-pictures`: the pictures of the README and of the editors' guide, docs/pictures/*.webp.
// They show a copy of the site in which the guide's own recipes were followed. Needs a build.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '../support/free-port'
import { mainSite, startSite } from '../support/site-server'
import { launchBrowser, loadPictures } from './camera'
import { buildGuideSite, guideShots } from './guide-shots'

const directory = join(mainSite, 'docs/pictures')
const whole = { width: 1280, height: 900 }
const part = { width: 960, height: 460 }

if (!existsSync(join(mainSite, '.next/BUILD_ID'))) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}
mkdirSync(directory, { recursive: true })
const main = await startSite({ port: await freePort() })
const guide = await startSite({ port: await freePort(), directory: await buildGuideSite() })
process.on('exit', () => [main, guide].forEach(({ stop }) => void stop()))
const browser = await launchBrowser()
for (const shot of guideShots) {
  const picture = await take(browser, shot)
  writeFileSync(join(directory, `${shot.name}.webp`), picture)
  console.log(`docs/pictures/${shot.name}.webp: ${(picture.length / 1000).toFixed(1)} kB`)
}
await browser.close()
await Promise.all([main.stop(), guide.stop()])
process.exit(0)

async function take(browser: Browser, { path, framed, now }: (typeof guideShots)[number]) {
  const page = await browser.newPage({
    baseURL: framed ? guide.url : main.url,
    viewport: framed ? part : whole,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'it',
  })
  if (now) await page.clock.setFixedTime(new Date(now))
  await page.goto(path)
  await loadPictures(page)
  if (framed) await frame(framed(page))
  const shot = await page.screenshot()
  await page.close()
  return sharp(shot).webp({ quality: 80 }).toBuffer()
}

async function frame(target: Locator) {
  await target.evaluate((element: HTMLElement) => {
    Object.assign(element.style, { outline: '4px solid #b3304a', outlineOffset: '3px' })
    element.scrollIntoView({ block: 'center' })
  })
}
