import { useEffect, useEffectEvent, useState } from 'react'

type Presses = {
  /** When each press that counts ended. */
  times: readonly number[]
  /** How many went down and not yet up, with nothing else touched since: the left, the right, or both. */
  down: number
  /** When the last of them went down. */
  downAt: number
}

type Key = Pick<
  KeyboardEvent,
  'type' | 'key' | 'repeat' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'
>

const pressesToExit = 3

/**
 * In milliseconds. Shift alone stops a screen reader's speech, and of the reader's own commands with Shift the
 * page hears nothing else: only three taps in a hurry are a wish to leave.
 */
const longestPress = 400
const longestSeries = 1500

export const noPresses: Presses = { times: [], down: 0, downAt: 0 }

/**
 * What a hand does that has no wish to leave: Shift then belongs to a selection, to sideways scrolling,
 * to another layout of the keyboard or to another window, and the count starts again.
 */
const interruptions = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'dragstart',
  'dragend',
  'drop',
  'compositionstart',
  'compositionend',
  'blur',
] as const

/**
 * Calls `onExit` when Shift is pressed three times in a hurry, wherever the focus is. Returns whether it was
 * pressed twice just now.
 */
export function useQuickExitKeys(onExit: () => void): boolean {
  const [isPressedTwice, setPressedTwice] = useState(false)
  const exit = useEffectEvent(onExit)

  useEffect(() => {
    let presses = noPresses
    let timer = 0

    function take(next: Presses) {
      presses = next
      const count = presses.times.length
      setPressedTwice(count === pressesToExit - 1)
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setPressedTwice(false), longestSeries)
      if (count < pressesToExit) return
      presses = noPresses
      exit()
    }

    const count = (event: KeyboardEvent) => take(afterKey(presses, event, Date.now()))
    function startAgain(event: Event) {
      // A mouse that only passes by, and a field that loses the focus to another one, interrupt nothing.
      if (event.type === 'pointermove' && (event as PointerEvent).buttons === 0) return
      if (event.type === 'blur' && event.target !== window) return
      take(noPresses)
    }

    window.addEventListener('keydown', count, { capture: true })
    window.addEventListener('keyup', count, { capture: true })
    const options = { capture: true, passive: true }
    for (const type of interruptions) window.addEventListener(type, startAgain, options)
    return () => {
      window.removeEventListener('keydown', count, { capture: true })
      window.removeEventListener('keyup', count, { capture: true })
      for (const type of interruptions) window.removeEventListener(type, startAgain, options)
      window.clearTimeout(timer)
    }
  }, [])

  return isPressedTwice
}

/** Counts short presses of Shift alone; a long one, or any other key, starts the count again. */
export function afterKey(presses: Presses, event: Key, now: number): Presses {
  const isAlone = event.key === 'Shift' && !event.ctrlKey && !event.altKey && !event.metaKey
  if (!isAlone || event.repeat) return noPresses
  if (event.type === 'keydown') return { ...presses, down: presses.down + 1, downAt: now }
  if (presses.down === 0) return presses
  if (now - presses.downAt > longestPress) return noPresses
  const inTime = presses.times.filter((time) => now - time <= longestSeries)
  return { ...presses, times: [...inTime, now], down: presses.down - 1 }
}
