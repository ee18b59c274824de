import type { Deadline } from '../time/deadline'

export type Email = {
  from: string
  to: string[]
  /** The visitor's one address, unless nobody may write to it. */
  replyTo?: string
  subject: string
  html: string
  text: string
}

export type DeliveryRequest = {
  /** `<form>/<hash>`: the same for every retry of a submission, and for nothing else. */
  key: string
  email: Email
  deadline: Deadline
  /** Whether no other try of this submission is under way, or may have been taken. */
  isFirst: boolean
}

export type DeliveryFailure =
  'unreachable' | 'rate-limit' | 'quota' | 'key' | 'rejected' | 'reply-to' | 'conflict' | 'outbox'

/**
 * `accepted` only when whoever carries the e-mail has said so, and `failed` only when it cannot have
 * it: what lies between is `unknown`.
 */
export type Delivery =
  { outcome: 'accepted' } | { outcome: 'failed' | 'unknown'; reason: DeliveryFailure }

export type Deliver = (request: DeliveryRequest) => Promise<Delivery>
