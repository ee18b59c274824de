/**
 * Calls back once the browser has painted what it is at: for work that an answer to a touch or a key
 * must not wait for.
 */
export function afterPaint(callback: () => void): void {
  // A frame's callbacks run before it is painted, a timer's after.
  requestAnimationFrame(() => setTimeout(callback))
}
