export type Presses = {
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

export const pressesToExit = 3

/** How long a press waits for the next one. */
export const pressTimeout = 5000

export const noPresses: Presses = { count: 0, at: 0, down: 0 }

/**
 * What a hand does that has no wish to leave: Shift then belongs to a selection, to sideways scrolling,
 * to another layout of the keyboard or to another window, and the count starts again.
 */
export const interruptions = [
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

/** Counts presses of Shift alone; any other key starts the count again. */
export function afterKey(presses: Presses, event: Key, now: number): Presses {
  if (event.key !== 'Shift' || event.ctrlKey || event.altKey || event.metaKey) return noPresses
  if (event.type === 'keydown')
    return event.repeat ? presses : { ...presses, down: presses.down + 1 }
  if (presses.down === 0) return presses
  const isLate = now - presses.at > pressTimeout
  return { count: isLate ? 1 : presses.count + 1, at: now, down: presses.down - 1 }
}
