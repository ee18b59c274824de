import type { Page } from '@playwright/test'

/**
 * Does to the page what browsers do that translate it, and goes on doing so as it changes: each text
 * gives way to another, in two elements of the translator's own. The words stay, so that tests find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = 'script, style, noscript, textarea, title, [translate=no], font'
    function translateWithin(root: Node) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      if (root instanceof Text) found.push(root)
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateWithin(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (type === 'characterData') translateWithin(target)
        for (const node of addedNodes) translateWithin(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
