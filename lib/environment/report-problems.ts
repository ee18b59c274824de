// Bundled into each route and into instrumentation.ts, which have only the global object in common.
const shared = globalThis as typeof globalThis & { problemsReported?: boolean }

/** Says once what is wrong: names of variables, never their values. */
export function reportProblems(problems: readonly string[]): void {
  if (shared.problemsReported) return
  shared.problemsReported = true
  console.error(
    [
      'The environment is incomplete or wrong, so the forms cannot take messages:',
      ...problems.map((problem) => `  - ${problem}`),
      '.env.example says what each variable is for.',
    ].join('\n'),
  )
}
