import { useSyncExternalStore } from 'react'

function subscribe() {
  return () => {}
}

/**
 * Returns `onServer` in the HTML from the server and until React has taken it over, then what
 * `inBrowser` returns: for what only the browser can know, without a hydration error.
 */
export function useClientValue<Value>(inBrowser: () => Value, onServer: NoInfer<Value>): Value {
  return useSyncExternalStore(subscribe, inBrowser, () => onServer)
}
