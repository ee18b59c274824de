import { romeClock } from './rome-clock'

/**
 * Returns the day on which the site was built, `2027-03-15`; in tests and tools today. A server that starts on
 * a later day decides by it as the build did: it has no pages for anything else.
 */
export function buildDay(): string {
  return process.env.BUILT_ON ?? romeClock(new Date()).date
}
