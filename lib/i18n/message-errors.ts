import type { IntlError } from 'next-intl'

const reported = new Set<string>()

/** Logs each error once: a key that no language has, or a text that cannot be formatted. */
export function reportMessageError({ message }: IntlError): void {
  if (reported.has(message)) return
  reported.add(message)
  console.error(message)
}

/** Returns what stands for a key that no language has: nothing rather than a raw key. */
export function messageFallback(): string {
  return ''
}
