import { useEffect, useEffectEvent, useState } from 'react'
import { afterKey, noPresses, pressesToExit, pressTimeout } from './quick-exit-presses'

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

    function count(event: KeyboardEvent) {
      const before = presses.count
      presses = afterKey(presses, event, Date.now())
      if (presses.count === before) return
      if (presses.count < pressesToExit) {
        show({ presses: presses.count, expired: presses.count === 0 })
        return
      }
      presses = noPresses
      show(idle)
      exit()
    }

    document.addEventListener('keydown', count, true)
    document.addEventListener('keyup', count, true)
    return () => {
      document.removeEventListener('keydown', count, true)
      document.removeEventListener('keyup', count, true)
      window.clearTimeout(timer)
    }
  }, [])

  return progress
}

const idle: Progress = { presses: 0, expired: false }
