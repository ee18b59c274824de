'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { afterPaint } from '@/components/ui/browser/after-paint'
import { linkEffect } from '@/lib/navigation/link-effect'
// With the page, although the bar is not: a style sheet that comes later makes the browser go over
// the style of the whole page, before it can answer the first touch.
import styles from './loading-bar.module.css'

type BarProps = { className: string; isAwaited: () => boolean }

const inputs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Shows that a page is on its way. Its code is no part of what a page costs to be read: it comes when
 * the visitor begins to do something, and takes up a link that was faster.
 */
export function LoadingBar() {
  const [Bar, setBar] = useState<ComponentType<BarProps>>()

  useEffect(() => {
    const waiting = new AbortController()
    function begin() {
      waiting.abort()
      document.addEventListener('click', noteClick, { capture: true })
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

  return Bar && <Bar className={styles.bar ?? ''} isAwaited={endEarlyClicks} />
}

let clickedOn: string | undefined

/** Remembers that a link was followed before the bar's code has come. */
function noteClick({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a')
  // A target, even `_self`, says to the package as well that no page is to be waited for.
  if (!link || link.target) return
  if (linkEffect(link, window.location.href) === 'leaves') clickedOn = window.location.href
}

/** Returns whether the page of such a link is still on its way; the package hears of later ones itself. */
function endEarlyClicks(): boolean {
  document.removeEventListener('click', noteClick, { capture: true })
  return clickedOn === window.location.href
}
