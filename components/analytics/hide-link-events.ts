import { isSamePage } from '@/lib/navigation/link-effect'

const eventsOnLinks = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
  ...['click', 'auxclick', 'contextmenu', 'dragstart', 'keydown', 'keyup'],
  ...['focus', 'focusin', 'blur', 'focusout'],
]

/**
 * Keeps from all scripts that come later that a link is followed to where statistics may not follow: a
 * page that they do not see, a telephone, another site. Nothing but the browser hears of it then, and
 * loads a document.
 */
export function hideLinkEvents(isOpen: (url: URL) => boolean): () => void {
  let pressed: Element | undefined

  function hide(event: Event) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !URL.canParse(link.href) || isOpen(new URL(link.href))) return
    // Menus close on a jump within the page, and on Escape.
    if (isSamePage(link.href, window.location.href)) return
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return
    if (event.type === 'pointerdown') pressed = link
    // The focus that the keyboard brings opens the header.
    if (event instanceof FocusEvent && link !== pressed) return
    event.stopImmediatePropagation()
  }

  const options = { capture: true, passive: true }
  for (const type of eventsOnLinks) window.addEventListener(type, hide, options)
  return () => {
    for (const type of eventsOnLinks) window.removeEventListener(type, hide, options)
  }
}
