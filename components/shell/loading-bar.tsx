'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { watchEarlyClicks } from './early-click'

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Shows that a page is on its way. Its code is no part of what a page costs to be read: it comes when
 * the visitor begins to do something, and takes up a link that was faster.
 */
export function LoadingBar() {
  const [Bar, setBar] = useState<ComponentType>()

  useEffect(() => {
    const waiting = new AbortController()
    async function load() {
      waiting.abort()
      watchEarlyClicks()
      try {
        const { PackagedLoadingBar } = await import('./packaged-loading-bar')
        setBar(() => PackagedLoadingBar)
      } catch (error) {
        console.warn('The loading bar could not be loaded.', error)
      }
    }
    for (const type of inputs) {
      document.addEventListener(type, () => void load(), { capture: true, signal: waiting.signal })
    }
    return () => waiting.abort()
  }, [])

  return Bar && <Bar />
}
