/** One time limit shared by every upstream call of a submission. */
export class Deadline {
  readonly #end: number

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds
  }

  /** Milliseconds left, never negative. */
  get left(): number {
    return Math.max(0, this.#end - performance.now())
  }

  /** Aborts a call that takes more than `milliseconds`, or more than what is left. */
  async within<Result>(
    milliseconds: number,
    call: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), Math.min(milliseconds, this.left))
    try {
      return await call(controller.signal)
    } finally {
      clearTimeout(timer)
    }
  }
}
