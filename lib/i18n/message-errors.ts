import { IntlErrorCode, type IntlError } from 'next-intl'

/** A missing message is only a warning: `withFallback` has already put the Italian text there. */
export function reportMessageError(error: IntlError): void {
  if (error.code === IntlErrorCode.MISSING_MESSAGE) console.warn(error.message)
  else console.error(error.message)
}

/** The last resort, for a key that no language has: nothing rather than a raw key. */
export function messageFallback(): string {
  return ''
}
