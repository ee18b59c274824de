import type { VerifierMode } from './recaptcha'
import type { ResendFault } from './resend'

/** What the verifier does in tests that draw at random: it works half of the time. */
export const randomVerifierModes: readonly VerifierMode[] = [
  ...Array<VerifierMode>(6).fill('normal'),
  ...(['down', 'slow', 'html', 'bad-secret', 'false', 'low-score'] as const),
]

/** What the mail provider does there, its answers that take a while apart. */
export const randomResendFaults: readonly ResendFault[] = [
  ...Array<ResendFault>(4).fill({ kind: 'none' }),
  { kind: 'rate-limit', retryAfter: 0 },
  { kind: 'server-error' },
  { kind: 'success-without-id' },
  { kind: 'bad-key' },
  { kind: 'hang' },
  { kind: 'cut' },
  { kind: 'accept-then-cut' },
  { kind: 'accept-then-hang' },
  { kind: 'accept-then-error' },
]
