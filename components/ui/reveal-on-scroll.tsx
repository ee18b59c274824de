'use client'

import { useEffect } from 'react'
import { usePathname } from '@/lib/i18n/navigation'
import { attempt } from './browser/attempt'
import styles from './layout.module.css'

// Upwards without end: what a jump has skipped counts as seen and does not wait for the way back.
const upwards = '1000000px'

/**
 * Lets each `reveal` that lies below the first screen appear once, when its top has come far enough
 * into view. Only this script hides anything, so that without it everything is simply there.
 */
export function RevealOnScroll() {
  const pathname = usePathname()

  useEffect(() => attempt(revealOnScroll), [pathname])

  return null
}

function revealOnScroll(): () => void {
  const offset = getComputedStyle(document.documentElement).getPropertyValue('--reveal-offset')
  const observer = new IntersectionObserver(show, {
    rootMargin: `${upwards} 0px -${Number.parseInt(offset, 10) || 0}px`,
  })

  function show(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!(target instanceof HTMLElement)) continue
      if (isIntersecting) {
        observer.unobserve(target)
        if (target.dataset.reveal) target.dataset.reveal = 'shown'
      } else if (boundingClientRect.top >= window.innerHeight) {
        target.dataset.reveal = 'waiting'
      }
    }
  }

  for (const element of document.getElementsByClassName(styles.reveal ?? '')) {
    observer.observe(element)
  }
  return () => observer.disconnect()
}
