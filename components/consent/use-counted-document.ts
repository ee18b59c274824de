import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { useClientValue } from '@/components/ui/browser/use-client-value'
import { isCountedAddress } from '@/lib/analytics/page-view'
import { isNotFound } from '@/lib/navigation/entry-paths'
import { followByHardNavigation } from '@/lib/navigation/hard-navigation'
import { isSamePage } from '@/lib/navigation/link-effect'

/** Whether this document has shown nothing yet that statistics may not see. */
let isClean = true

/**
 * Returns whether statistics may see this document, and sees to it that what they may see and what they
 * may not never share one, whatever the visitor has chosen so far: a script sees every address that
 * its document comes to, and Back leads to those that it came from (docs/decisions/0016).
 */
export function useCountedDocument(countedPaths: readonly string[]): boolean {
  // Asks anew on each page.
  usePathname()
  const isCounted = useClientValue<boolean>(() => {
    const { origin: site } = window.location
    isClean &&= isCountedAddress(window.location, { countedPaths, site }) && !isNotFound(document)
    return isClean
  }, false)

  useLayoutEffect(() => {
    const { origin: site } = window.location
    const isOpen = (url: URL | Location) => isCountedAddress(url, { countedPaths, site })
    return isCounted ? hideLinkEvents(isOpen) : followByHardNavigation(isOpen)
  }, [isCounted, countedPaths])

  return isCounted
}

const eventsOnLinks = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'auxclick',
  'contextmenu',
  'dragstart',
  'keydown',
  'keyup',
  'focus',
  'focusin',
  'blur',
  'focusout',
]

/**
 * Keeps from all scripts that come later that a link is followed to where statistics may not follow: a
 * page that they do not see, a telephone, another site. Nothing but the browser hears of it then, and
 * loads a document.
 */
function hideLinkEvents(isOpen: (url: URL) => boolean): () => void {
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
