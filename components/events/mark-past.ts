/**
 * Marks each event in the page, and the listening desk's pause, as `upcoming`, `today` or `past` by the
 * visitor's clock; style sheets do the rest. Pages carry its source, so it can use nothing from outside itself.
 */
export function markPast(): void {
  const now = Date.now() / 1000
  for (const element of document.querySelectorAll<HTMLElement>('[data-times]')) {
    const times = (element.dataset.times ?? '').split(' ').map(Number)
    // The beginnings of days and the ends of sessions take turns, in order.
    const next = times.findIndex((time, index) => index % 2 === 1 && time > now)
    const dayBegins = times[next - 1] ?? 0
    element.dataset.when = next < 0 ? 'past' : dayBegins <= now ? 'today' : 'upcoming'
    const bookUntil = Number(element.dataset.bookUntil ?? Infinity)
    element.dataset.booking = bookUntil <= now ? 'closed' : 'open'
  }
}
