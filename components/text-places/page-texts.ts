import type { Surroundings } from '@/lib/text-places/find-places'

/** Returns the texts of the page that can be seen, in their order, but for what lies in `box`. */
export function pageTexts(box: Element | null): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const { parentElement: parent } = text
    if (!/[\p{L}\p{N}]/u.test(text.data) || !parent || box?.contains(parent)) continue
    if (!parent.closest('script, style, next-route-announcer') && parent.checkVisibility()) {
      texts.push(text)
    }
  }
  return texts
}

/** Returns the text of the page at a point of the screen. */
export function textAt(x: number, y: number): Text | undefined {
  const element = document.elementFromPoint(x, y)
  const texts = [...(element?.childNodes ?? [])].filter((node) => node instanceof Text)
  return texts.find((text) =>
    [...rangeOf(text).getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    ),
  )
}

/** Returns the first text that can be seen in an element, such as a link. */
export function firstText(element: Element): Text | undefined {
  return pageTexts(null).find((text) => element.contains(text))
}

export function rangeOf(text: Text): Range {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range
}

/** Returns a text alone, then within each element around it. */
export function surroundingsOf(text: Text): Surroundings[] {
  const found = [{ before: '', text: text.data, after: '' }]
  for (let around = text.parentElement; around && around !== document.body;) {
    const before = document.createRange()
    before.setStart(around, 0)
    before.setEndBefore(text)
    const after = document.createRange()
    after.setStartAfter(text)
    after.setEnd(around, around.childNodes.length)
    found.push({ before: before.toString(), text: text.data, after: after.toString() })
    around = around.parentElement
  }
  return found
}
