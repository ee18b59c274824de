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

const minuteLength = 60_000

/** Returns the minute that is running, as the time at which it began. */
function currentMinute(): number {
  return Math.floor(Date.now() / minuteLength) * minuteLength
}

/** Calls `onChange` at each new minute while the page is in view, and when it comes back into view. */
export function everyVisibleMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(tick, currentMinute() + minuteLength - Date.now())
  }

  function tick() {
    if (document.hidden) return
    onChange()
    schedule()
  }

  const stopListening = listenForReturn(tick)
  schedule()
  return () => {
    stopListening()
    clearTimeout(timer)
  }
}
