/**
 * The moment, on the clock of `performance.now()`, when all upstream calls of a submission end. It is a
 * number and no `AbortSignal` of all calls, because in Node.js 20 a timeout inside `AbortSignal.any`
 * may be garbage-collected, and then never fires.
 */
export type Deadline = number

/** Returns the deadline that is `milliseconds` away. */
export function deadlineIn(milliseconds: number): Deadline {
  return performance.now() + milliseconds
}

/** Returns the milliseconds left: never negative, and whole, as `AbortSignal.timeout` wants them. */
export function timeLeft(deadline: Deadline): number {
  return Math.max(0, Math.trunc(deadline - performance.now()))
}
