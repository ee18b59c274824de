/**
 * Calls `onReturn` when the page comes back into view, from another tab or by Back. Not in the event
 * itself: Firefox sends it before a page that Back has kept runs again, and loses the message by which
 * React asks to go on; React then waits for it for ever, and a form stays at "Sending…".
 */
export function listenForReturn(onReturn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function callSoon() {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(onReturn)
  }

  document.addEventListener('visibilitychange', callSoon)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', callSoon)
  }
}
