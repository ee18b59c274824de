import { linkEffect } from './link-effect'

/**
 * Loads the pages to which `isNeeded` applies as documents, instead of putting them into this one:
 * for links within the site, and for Back and Forward.
 */
export function followByHardNavigation(isNeeded: (to: URL | Location) => boolean): () => void {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (linkEffect(link, window.location.href) !== 'leaves') return
    if (!isNeeded(new URL(link.href))) return
    // <Link> leaves a prevented click alone. Later listeners may still change the address.
    event.preventDefault()
    setTimeout(() => window.location.assign(link.href))
  }

  function traverse(event: PopStateEvent) {
    // The address is the other page's already.
    if (!isNeeded(window.location)) return
    event.stopImmediatePropagation()
    window.location.reload()
  }

  // On the document: after a form, which asks on the window whether its text may be lost, and before
  // React.
  document.addEventListener('click', follow, { capture: true })
  // Ahead of the router's and of Google's: Chromium calls the window's listeners in the order of
  // their coming, and an effect comes before that of the router around it; others go by `capture`.
  window.addEventListener('popstate', traverse, { capture: true })
  return () => {
    document.removeEventListener('click', follow, { capture: true })
    window.removeEventListener('popstate', traverse, { capture: true })
  }
}

let required = false

/** Makes the next page of the site load as a document of its own. */
export function requireHardNavigation(): void {
  required = true
}

/**
 * Whether the next page must be loaded as a document. Never over unsent text: a form takes its mark
 * from the document when the visitor gives the text up.
 */
export function isHardNavigationRequired(): boolean {
  return required && !('unsent' in document.documentElement.dataset)
}
