import { useEffect, useEffectEvent, useState } from 'react'

type Presses = {
  count: number
  /** Time of the last press that counted. */
  at: number
  /** How many went down and not yet up, with nothing else touched since: the left, the right, or both. */
  down: number
}

type Key = Pick<
  KeyboardEvent,
  'type' | 'key' | 'repeat' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'
>

const pressesToExit = 3

/** How long a press waits for the next one. */
const pressTimeout = 5000

export const noPresses: Presses = { count: 0, at: 0, down: 0 }

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

type Progress = {
  /** Presses of Shift so far. */
  presses: number
  /** Presses were made, but not enough of them in time. */
  expired: boolean
}

/** Calls `onExit` when Shift is pressed three times, wherever the focus is. */
export function useQuickExitKeys(onExit: () => void): Progress {
  const [progress, setProgress] = useState<Progress>({ presses: 0, expired: false })
  const exit = useEffectEvent(onExit)

  useEffect(() => {
    let presses = noPresses
    let timer = 0

    function show(next: Progress) {
      setProgress(next)
      window.clearTimeout(timer)
      if (next.presses > 0) timer = window.setTimeout(expire, pressTimeout)
      else if (next.expired) timer = window.setTimeout(() => show(idle), pressTimeout)
    }

    function expire() {
      presses = noPresses
      show({ presses: 0, expired: true })
    }

    function take(next: Presses) {
      const before = presses.count
      presses = next
      if (presses.count === before) return
      if (presses.count < pressesToExit) {
        show({ presses: presses.count, expired: presses.count === 0 })
        return
      }
      presses = noPresses
      show(idle)
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

  return progress
}

const idle: Progress = { presses: 0, expired: false }

/** Counts presses of Shift alone; any other key starts the count again. */
export function afterKey(presses: Presses, event: Key, now: number): Presses {
  if (event.key !== 'Shift' || event.ctrlKey || event.altKey || event.metaKey) return noPresses
  if (event.type === 'keydown')
    return event.repeat ? presses : { ...presses, down: presses.down + 1 }
  if (presses.down === 0) return presses
  const isLate = now - presses.at > pressTimeout
  return { count: isLate ? 1 : presses.count + 1, at: now, down: presses.down - 1 }
}
