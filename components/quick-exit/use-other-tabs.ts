import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onExit` when the quick exit is used in another tab of the site, and returns the function that
 * tells the other tabs of this one's. Nothing is stored for it.
 */
export function useOtherTabs(onExit: () => void): () => void {
  const exit = useEffectEvent(onExit)
  const channel = useRef<BroadcastChannel>(null)

  useEffect(() => {
    const others = new BroadcastChannel('quick-exit')
    others.addEventListener('message', () => exit())
    channel.current = others
    return () => others.close()
  }, [])

  return () => channel.current?.postMessage('leave')
}
