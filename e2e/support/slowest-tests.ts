import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the ten tests that took longest at the end of a whole run. */
export default class SlowestTests implements Reporter {
  private readonly took = new Map<string, number>()

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.took.set(test.titlePath().filter(Boolean).join(' › '), duration)
  }

  onEnd(): void {
    if (this.took.size < 100) return
    const slowest = [...this.took].sort(([, a], [, b]) => b - a).slice(0, 10)
    const lines = slowest.map(
      ([title, duration]) => `  ${(duration / 1000).toFixed(1)} s  ${title}`,
    )
    process.stdout.write(['The slowest browser tests:', ...lines, ''].join('\n'))
  }

  printsToStdio(): boolean {
    return false
  }
}
