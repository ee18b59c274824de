'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { afterScroll } from './header-visibility-scroll'
import styles from './header-visibility.module.css'
import { useTallHeader } from './use-tall-header'

type Props = { className: string | undefined; children: ReactNode }

// Focus that a tap or a click has left behind does not count: it would hold the header forever.
const inUse = ':focus-visible, details[open], dialog[open]'

/** Hides the header while the visitor reads on, and shows it as soon as they turn back. */
export function HeaderVisibility({ className, children }: Props) {
  const header = useRef<HTMLElement>(null)
  const [isOpenHeader, setOpenHeader] = useState(true)
  const isTall = useTallHeader(header)

  useEffect(() => {
    const element = header.current
    if (!element) return
    let scroll = { isOpen: true, anchor: window.scrollY }

    function follow() {
      if (!element) return
      scroll = afterScroll(scroll, window.scrollY, element.offsetHeight)
      setOpenHeader(scroll.isOpen || element.querySelector(inUse) !== null)
    }
    function open() {
      scroll = { isOpen: true, anchor: window.scrollY }
      setOpenHeader(true)
    }

    window.addEventListener('scroll', follow, { passive: true })
    element.addEventListener('focusin', open)
    return () => {
      window.removeEventListener('scroll', follow)
      element.removeEventListener('focusin', open)
    }
  }, [])

  return (
    <header
      ref={header}
      className={`${styles.header} ${className}`}
      data-open={isOpenHeader}
      data-outgrown={isTall}
    >
      {children}
    </header>
  )
}
