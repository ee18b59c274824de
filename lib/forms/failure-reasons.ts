/** The codes of the failures after which the visitor is told something of their own. */
export const failureReasons = [
  'rate-limited',
  'captcha-failed',
  'paused',
  'unavailable',
  'too-large',
  'delivery-unknown',
] as const

/** `back`: the server could not read what was sent, so its page cannot show it again. */
export type FailureReason = (typeof failureReasons)[number] | 'offline' | 'back' | 'other'
