/**
 * Shows the notices of today, by the visitor's clock. The page carries its source right after the
 * notices, so that it runs before anything is painted and nothing moves; it can therefore use
 * nothing from outside itself.
 */
export function showNoticesOfToday(timeZone: string): void {
  // Swedish dates are written 2027-08-10.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  const notices = document.currentScript?.parentElement?.querySelectorAll('p') ?? []
  for (const notice of notices) {
    const { from = '', until = '' } = notice.dataset
    notice.hidden = today < from || until < today
  }
}
