export type Presses = {
  count: number
  /** Time of the last press that counted. */
  at: number
  /** Another key went down while Shift was held: a capital letter, not a call for the exit. */
  combined: boolean
}

type Key = Pick<KeyboardEvent, 'type' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

export const pressesToExit = 3

/** How long a press waits for the next one. */
export const pressTimeout = 5000

export const noPresses: Presses = { count: 0, at: 0, combined: false }

/** Counts presses of Shift alone; any other key starts the count again. */
export function afterKey(presses: Presses, event: Key, now: number): Presses {
  if (event.key !== 'Shift') {
    return event.type === 'keydown' ? { ...noPresses, combined: event.shiftKey } : presses
  }
  if (event.type !== 'keyup') return presses
  if (presses.combined || event.ctrlKey || event.altKey || event.metaKey) return noPresses
  const isLate = now - presses.at > pressTimeout
  return { count: isLate ? 1 : presses.count + 1, at: now, combined: false }
}
