'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { usePathname } from '@/lib/i18n/navigation'
import styles from './disclosure.module.css'

type Props = {
  /** Accessible name of the button; put before the visible content of `summary`. */
  label: string
  summary: ReactNode
  children: ReactNode
  className?: string
}

/**
 * Renders a button that shows a panel, on native `<details>` so that it works without JavaScript.
 * It closes on Escape, on a click or a focus elsewhere, on the choice of one of its links, and when
 * the page changes.
 */
export function Disclosure({ label, summary, children, className = '' }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    const element = details.current
    return () => element?.removeAttribute('open')
  }, [pathname])

  useEffect(() => {
    function closeFromOutside(event: Event) {
      const element = details.current
      if (element?.open && !element.contains(event.target as Node)) element.open = false
    }
    function closeOnChoice({ target }: MouseEvent) {
      const element = details.current
      if (element && target instanceof Element && element.contains(target.closest('a'))) {
        element.open = false
      }
    }
    function closeOnEscape(event: KeyboardEvent) {
      const element = details.current
      if (event.key !== 'Escape' || !element?.open) return
      if (element.contains(document.activeElement)) element.querySelector('summary')?.focus()
      element.open = false
    }
    document.addEventListener('click', closeOnChoice)
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('click', closeOnChoice)
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [])

  return (
    <details ref={details} className={`${styles.details} ${className}`}>
      <summary className={styles.summary}>
        <span className="visually-hidden">{label}</span>
        {summary}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
