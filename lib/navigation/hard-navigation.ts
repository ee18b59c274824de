import { linkEffect } from './link-effect'

/** Loads the page anew for the links within the site to which `isNeeded` applies. */
export function followByHardNavigation(isNeeded: (pathname: string) => boolean): () => void {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (linkEffect(link, window.location.href) !== 'leaves') return
    if (!isNeeded(new URL(link.href).pathname)) return
    // <Link> leaves a prevented click alone. Later listeners may still change the address.
    event.preventDefault()
    setTimeout(() => window.location.assign(link.href))
  }

  // On the document: after a form, which asks on the window whether its text may be lost, and before
  // React.
  document.addEventListener('click', follow, { capture: true })
  return () => document.removeEventListener('click', follow, { capture: true })
}

let required = false

/** The next page of the site must not be put into this document. */
export function requireHardNavigation(): void {
  required = true
}

export function isHardNavigationRequired(): boolean {
  return required
}
