const minuteLength = 60_000

/** Returns the minute that is running, as the time at which it began. */
function currentMinute(): number {
  return Math.floor(Date.now() / minuteLength) * minuteLength
}

/** Calls `onChange` at each new minute while the page is in view, and when it comes back into view. */
export function everyVisibleMinute(onChange: () => void): () => void {
  let timer = 0

  function schedule() {
    window.clearTimeout(timer)
    if (document.hidden) return
    timer = window.setTimeout(tick, currentMinute() + minuteLength - Date.now())
  }

  function tick() {
    onChange()
    schedule()
  }

  document.addEventListener('visibilitychange', tick)
  schedule()
  return () => {
    document.removeEventListener('visibilitychange', tick)
    window.clearTimeout(timer)
  }
}
