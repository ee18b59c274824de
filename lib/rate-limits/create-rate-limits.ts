import type {
  Counters,
  KnownMessage,
  Mark,
  SubmissionStore,
  Wait,
} from '../submission-store/submission-store'
import type { Networks } from './client-networks'

const hour = 60 * 60
const day = 24 * hour

type Sender = { form: string; networks: Networks }

export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Returns the rate limits of the forms, each for itself. Every bound derives from the one that is
 * configured, messages per device and hour; docs/decisions/0010 says what they are, and what somebody
 * with one address, ten or a thousand can do to others.
 */
export function createRateLimits(perHour: number, store: SubmissionStore) {
  function asked({ form, networks }: Sender): Counters {
    const [, , origin] = networks
    return [
      { name: `${form}:asked:${origin}`, limit: 3 * perHour, seconds: day },
      { name: `${form}:asked`, limit: 30 * perHour, seconds: day },
    ]
  }

  function verified({ form, networks }: Sender): Counters {
    const [device, household, origin] = networks
    return [
      { name: `${form}:verified:device:${device}`, limit: perHour, seconds: hour },
      { name: `${form}:verified:household:${household}`, limit: 2 * perHour, seconds: hour },
      { name: `${form}:verified:origin:${origin}`, limit: 3 * perHour, seconds: day },
      { name: `${form}:verified`, limit: 10 * perHour, seconds: hour },
    ]
  }

  function unverified({ form, networks }: Sender): Counters {
    const [device, , origin] = networks
    const few = Math.ceil(0.3 * perHour)
    return [
      { name: `${form}:unverified:device:${device}`, limit: few, seconds: day },
      { name: `${form}:unverified:origin:${origin}`, limit: 2 * few, seconds: day },
      { name: `${form}:unverified`, limit: 4 * perHour, seconds: day },
    ]
  }

  return {
    /** Counts a question to the verifier, which is not to be asked when there were too many. */
    async mayVerify(sender: Sender): Promise<boolean> {
      return (await store.count(asked(sender))) === undefined
    },
    /** Counts a message before it goes out, unless an earlier try of it has been counted. */
    admit(key: string, mark: Mark, sender: Sender): Promise<KnownMessage | Wait> {
      return store.begin(key, mark, mark === 'verified' ? verified(sender) : unverified(sender))
    },
  }
}
