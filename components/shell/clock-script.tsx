const script = `(${callByClock})(${showByClock})`

/**
 * Renders the script, in the head of each page, that shows and hides by the visitor's clock what has the attributes
 * of lib/time/shown-between.ts: docs/decisions/0018.
 */
export function ClockScript() {
  return <script>{script}</script>
}

// Pages carry the source of these two: they can use nothing from outside themselves.

/** Shows what is right now, and hides what is not. */
export function showByClock(): void {
  const now = Date.now()
  for (const element of document.querySelectorAll<HTMLElement>('[data-from], [data-to]')) {
    const { from = -Infinity, to = Infinity } = element.dataset
    element.hidden = now < Number(from) || Number(to) <= now
  }
}

/**
 * Calls `show` when elements come into the page, before they are painted: while it is read, and after a step to
 * another page. And each minute, and when the page comes back into view.
 */
function callByClock(show: () => void): void {
  new MutationObserver(show).observe(document, { childList: true, subtree: true })
  document.addEventListener('visibilitychange', show)
  setInterval(show, 60_000)
}
