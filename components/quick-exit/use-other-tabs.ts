import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onExit` when the quick exit is used in another tab of the site, and returns the function that
 * tells the other tabs of this one's. Nothing is stored for it. Where the browser has no channel, or
 * refuses it with the site's cookies, each tab is left by itself.
 */
export function useOtherTabs(onExit: () => void): () => void {
  const exit = useEffectEvent(onExit)
  const channel = useRef<BroadcastChannel>(null)

  useEffect(() => {
    const others = openChannel()
    others?.addEventListener('message', () => exit())
    channel.current = others
    return () => {
      channel.current = null
      others?.close()
    }
  }, [])

  return () => channel.current?.postMessage('leave')
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('quick-exit')
  } catch {
    return null
  }
}
