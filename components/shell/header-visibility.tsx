'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePublishedHeight } from '@/components/ui/browser/published-height'
import styles from './header.module.css'

type Props = { children: ReactNode }

// Focus that a tap or a click has left behind does not count: it would hold the header forever.
const inUse = ':focus-visible, details[open], dialog[open]'

/** Hides the header while the visitor reads on, and shows it as soon as they turn back. */
export function HeaderVisibility({ children }: Props) {
  const header = useRef<HTMLElement>(null)
  const [isOpenHeader, setOpenHeader] = useState(true)
  usePublishedHeight(header, '--header-height')

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
    <header ref={header} className={styles.header} data-open={isOpenHeader}>
      {children}
    </header>
  )
}

type HeaderScroll = {
  isOpen: boolean
  /** The furthest position in the direction that keeps things as they are. */
  anchor: number
}

/** Pixels: a finger that trembles changes nothing. */
const slack = 10

/**
 * Returns the header's state after the page was scrolled to `position`: gone when reading on, back
 * when turning back. Within `top` pixels of the beginning it is always there.
 */
export function afterScroll(
  { isOpen, anchor }: HeaderScroll,
  position: number,
  top: number,
): HeaderScroll {
  if (position <= top) return { isOpen: true, anchor: position }
  const furthest = isOpen ? Math.min(anchor, position) : Math.max(anchor, position)
  if (Math.abs(position - furthest) <= slack) return { isOpen, anchor: furthest }
  return { isOpen: !isOpen, anchor: position }
}
