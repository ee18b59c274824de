import { chromium, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/test-programs.mjs'

const pages = ['', '/events', '/contacts', '/donations', '/services/listening-desk']
const widths = [360, 1280]

/** Returns a sentence for each thing that a reader of one of these languages would see wrong. */
export async function languageFaults(
  origin: string,
  languages: readonly string[],
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  const faults: string[] = []
  try {
    for (const language of languages) {
      const { status, headers } = await fetch(`${origin}/contacts`, {
        headers: { 'accept-language': `${language}-XX,en;q=0.5` },
        redirect: 'manual',
      })
      if (status !== 307 || !headers.get('location')?.endsWith(`/${language}/contacts`)) {
        faults.push(
          `${language}: a browser that asks for it is sent to ${headers.get('location')}.`,
        )
      }
      for (const width of widths) {
        const page = await browser.newPage({ viewport: { width, height: 800 } })
        for (const path of pages) {
          await page.goto(`${origin}/${language}${path}`)
          const found = await pageFaults(page, language)
          faults.push(...found.map((fault) => `/${language}${path} at ${width} px: ${fault}`))
        }
        await page.close()
      }
    }
  } finally {
    await browser.close()
  }
  return faults
}

async function pageFaults(page: Page, language: string): Promise<string[]> {
  const { script } = new Intl.Locale(language).maximize()
  const dir = script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr'
  return page.evaluate(
    ([lang, direction]) => {
      const found: string[] = []
      const root = document.documentElement
      if (root.lang !== lang || root.dir !== direction) found.push(`is ${root.lang}, ${root.dir}.`)
      const wide = root.scrollWidth - root.clientWidth
      if (wide > 0) found.push(`is ${wide} px too wide.`)
      const words = document.body.innerText
      for (const odd of [/.{0,20}(?:NaN|undefined).{0,20}/, /.{0,20}(?!\d)\p{Nd}.{0,20}/u]) {
        const [text] = odd.exec(words) ?? []
        if (text) found.push(`says «${text}».`)
      }
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
      if (innerWidth >= 1280 && header > 130) found.push(`has a header of ${header} px.`)
      const numbers = [...document.querySelectorAll('a[href^="tel:"]')].flatMap((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        return texts.filter(({ data }) => /\+?\d[\d\s]{4,}\d/.test(data))
      })
      for (const text of numbers) {
        const { index = 0, 0: number } = /\+?\d[\d\s]{4,}\d/.exec(text.data) ?? { 0: '' }
        const place = (at: number) => {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect()
        }
        const [first, last] = [place(index), place(index + number.length - 1)]
        const isShown = first.width > 0 && first.top === last.top
        if (isShown && first.left >= last.left) found.push(`shows ${number} from its end.`)
      }
      return found
    },
    [language, dir] as const,
  )
}
