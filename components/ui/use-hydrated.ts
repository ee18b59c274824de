import { useClientValue } from './use-client-value'

/** Returns false in the HTML from the server and until React has taken it over. */
export function useHydrated(): boolean {
  return useClientValue<boolean>(() => true, false)
}
