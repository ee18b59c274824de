import { useClientValue } from '@/components/ui/browser/use-client-value'

/**
 * Returns how the message of a visitor begins who comes from an event or a service: its id is in the
 * address, and nothing that is not among the beginnings is ever written.
 */
export function useMessageBeginning(beginnings: Record<string, string>): string | undefined {
  return useClientValue<string | undefined>(() => {
    const subjects = window.location.search.slice(1).split('&')
    const subject = subjects.find((part) => Object.hasOwn(beginnings, part))
    return subject && beginnings[subject]
  }, undefined)
}
