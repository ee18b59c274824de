type Line = {
  form: string
  /** `accepted`, `accepted-unverified` or a problem code, with the cause after a dot. */
  outcome: string
  startedAt: number
  submissionId: string | undefined
}

/** Writes the only trace that a submission leaves here: nothing of what was written, no address. */
export function logSubmission({ form, outcome, startedAt, submissionId }: Line): void {
  const line = {
    time: new Date().toISOString(),
    form,
    outcome,
    duration: Math.round(performance.now() - startedAt),
    submissionId,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Logs a fault of our own: where it happened, without its message, which may quote the visitor. */
export function reportFault(fault: unknown): void {
  const { name, message, stack = '' } = fault instanceof Error ? fault : new Error('not an error')
  const frames = stack.slice(stack.lastIndexOf(message) + message.length)
  console.error(`Form handler: ${name}${frames}`)
}
