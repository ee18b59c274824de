import type { Page } from '@playwright/test'

/** What is wider than the screen, cut off where text should be, or an icon below the words that it ends. */
export async function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const tooWide = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        if (!element.checkVisibility() || !element.textContent?.trim()) return false
        if (element.closest('.visually-hidden, svg, [data-label]')) return false
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        if (clipPath === 'inset(50%)') return false
        const isCutX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        const isCutY =
          /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
        return isCutX || isCutY
      })
      .map((element) => `cut: ${element.outerHTML.slice(0, 90)}`)
    const outside = [...document.body.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > clientWidth + 1)
      })
      .map((element) => `outside: ${element.outerHTML.slice(0, 90)}`)
    const alone = [...document.body.querySelectorAll('a svg')]
      .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).position === 'static')
      .filter((icon) => {
        const words = [...(icon.parentElement?.childNodes ?? [])].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const lines = words.flatMap((node) => {
          const range = document.createRange()
          range.selectNode(node)
          return [...range.getClientRects()].filter(({ width }) => width > 0)
        })
        const { top } = icon.getBoundingClientRect()
        return lines.length > 0 && lines.every(({ bottom }) => bottom - 4 < top)
      })
      .map((icon) => `alone: ${icon.parentElement?.outerHTML.slice(0, 90)}`)
    return [...tooWide, ...cut, ...outside, ...alone]
  })
}

/** As a visitor's own style sheet does: above all of ours. */
export async function overrideStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** WCAG 1.4.12: the visitor's own line height and spacing. */
export const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
