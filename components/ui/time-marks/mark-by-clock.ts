/**
 * Marks what has times in the page, events and the listening desk's pause, as `upcoming`, `today` or `past`
 * by the visitor's clock, and shows the words that are right only from then on, or only until then. Pages
 * carry its source, so it can use nothing from outside itself.
 */
export function markByClock(): void {
  const now = Date.now() / 1000
  for (const element of document.querySelectorAll<HTMLElement>('[data-times]')) {
    const times = (element.dataset.times ?? '').split(' ').map(Number)
    // The beginnings of days and the ends of sessions take turns, in order.
    const next = times.findIndex((time, index) => index % 2 === 1 && time > now)
    const dayBegins = times[next - 1] ?? 0
    const when = next < 0 ? 'past' : dayBegins <= now ? 'today' : 'upcoming'
    const bookUntil = Number(element.dataset.bookUntil ?? Infinity)
    const booking = bookUntil <= now ? 'closed' : 'open'
    element.dataset.when = when
    element.dataset.booking = booking
    for (const part of element.querySelectorAll<HTMLElement>('[data-then], [data-until]')) {
      const { then, until, says } = part.dataset
      const isRight = until
        ? until !== when && until !== booking
        : then === when || then === booking
      // As long as nothing changes, what a translator has made of the words stays.
      if (part.hidden !== isRight) continue
      part.hidden = !isRight
      if (says) part.textContent = isRight ? says : ''
    }
  }
}
