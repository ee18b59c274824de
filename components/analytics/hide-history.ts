/**
 * Hides where in the site the visitor was before, and where they go next: scripts find here what older
 * browsers have.
 */
export function hideHistory(): void {
  const isFromHere = document.referrer.startsWith(`${window.location.origin}/`)
  if (isFromHere) Object.defineProperty(document, 'referrer', { value: '', configurable: true })
  // It lists every address of the tab, of other documents too, and announces each.
  Object.defineProperty(window, 'navigation', { value: undefined, configurable: true })
}
