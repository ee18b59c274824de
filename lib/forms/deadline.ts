/** One time limit shared by every upstream call of a submission. */
export class Deadline {
  readonly signal: AbortSignal
  readonly #end: number

  constructor(milliseconds: number) {
    this.signal = AbortSignal.timeout(milliseconds)
    this.#end = performance.now() + milliseconds
  }

  /** Milliseconds left, never negative. */
  get left(): number {
    return Math.max(0, this.#end - performance.now())
  }

  /** A signal for one call that may take no more than `milliseconds` of what is left. */
  within(milliseconds: number): AbortSignal {
    return AbortSignal.any([this.signal, AbortSignal.timeout(Math.ceil(milliseconds))])
  }
}
