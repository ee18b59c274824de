import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onExit` when another tab of the site is left by its quick exit; returns what has the others
 * left when this one is. Nothing is stored for it.
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
