/** How often something may happen within the seconds that begin with the first time. */
export type Counter = { name: string; limit: number; seconds: number }

/**
 * Counters that rise together or, when one of them is full, not at all: one for each network of the
 * visitor, from the narrowest on, then `origin`, its widest network, and `all`, everybody. An origin
 * that has been counted before may use only half of `all`: the other half is for those who come for the
 * first time, so that nobody can use it up for them.
 */
export type Counters = readonly [...networks: Counter[], origin: Counter, all: Counter]

/** Seconds until there is room. */
export type Wait = { wait: number }

/** Whether the check against automated messages was passed; nobody is refused who could not be checked. */
export type Mark = 'verified' | 'unverified'

export type Outcome = 'accepted' | 'failed' | 'unknown'

/** What is remembered of a message for a day. */
export type KnownMessage = {
  /** How its first try was marked: each further one must be the same to the mail provider. */
  mark: Mark
  /** Of all tries so far: `unknown` while one is under way, `failed` before the first has ended. */
  outcome: Outcome
}

const strength: readonly Outcome[] = ['failed', 'unknown', 'accepted']

/** Returns of two knowledges of one message the one that says more: what has arrived stays so. */
export function stronger<Known extends Outcome | undefined>(one: Outcome, other: Known): Outcome {
  return other && strength.indexOf(other) > strength.indexOf(one) ? other : one
}

/** Remembers how much was sent, and what became of each message; each method is one step, whatever else goes on. */
export type SubmissionStore = {
  /** Returns what is known of a message from an earlier try. */
  find: (key: string) => Promise<KnownMessage | undefined>
  /** Counts on all counters, or says how long to wait. */
  count: (counters: Counters) => Promise<Wait | undefined>
  /**
   * Notes a try under way, and returns what was known before it. A message that is known is not counted
   * again, and keeps its mark; without counters none is.
   */
  begin: (key: string, mark: Mark, counters: Counters | []) => Promise<KnownMessage | Wait>
  /**
   * Notes how a try ended, and returns what is known of the message now: a failure takes nothing back
   * of another try that was accepted, or of which nobody knows.
   */
  settle: (key: string, mark: Mark, outcome: Outcome) => Promise<Outcome>
}

/** Seconds for which a message is remembered, as by the mail provider. */
export const retentionSeconds = 24 * 60 * 60
