'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { watchEarlyClicks } from './early-click'
// With the page, although the bar is not: a style sheet that comes later makes the browser go over
// the style of the whole page, before it can answer the first touch.
import styles from './loading-bar.module.css'

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Shows that a page is on its way. Its code is no part of what a page costs to be read: it comes when
 * the visitor begins to do something, and takes up a link that was faster.
 */
export function LoadingBar() {
  const [Bar, setBar] = useState<ComponentType<{ className: string }>>()

  useEffect(() => {
    const waiting = new AbortController()
    function begin() {
      waiting.abort()
      watchEarlyClicks()
      afterPaint(() => void load())
    }
    async function load() {
      try {
        const { PackagedLoadingBar } = await import('./packaged-loading-bar')
        setBar(() => PackagedLoadingBar)
      } catch (error) {
        console.warn('The loading bar could not be loaded.', error)
      }
    }
    for (const type of inputs) {
      document.addEventListener(type, begin, { capture: true, signal: waiting.signal })
    }
    return () => waiting.abort()
  }, [])

  return Bar && <Bar className={styles.bar ?? ''} />
}
