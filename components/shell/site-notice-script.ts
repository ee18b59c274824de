/**
 * Shows the notices of today, by the visitor's clock. The page carries its source right after the
 * notices, so that it runs before anything is painted and nothing moves; it can therefore use
 * nothing from outside itself.
 */
export function showNoticesOfToday(): void {
  const now = Date.now()
  const notices = document.currentScript?.parentElement?.querySelectorAll('p') ?? []
  for (const notice of notices) {
    const { begins, ends } = notice.dataset
    notice.hidden = now < Number(begins) || Number(ends) <= now
  }
}
