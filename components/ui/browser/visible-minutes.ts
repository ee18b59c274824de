import { listenForReturn } from './listen-for-return'

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
