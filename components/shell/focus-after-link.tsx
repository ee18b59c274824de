'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusContent } from '@/components/ui/browser/focus-content'

/**
 * Brings the focus to each page that comes into the place of another: Next leaves it on the link that led
 * there, which in the footer is behind all of the new page. Not at headings (`#…`), where reading begins.
 */
export function FocusAfterLink() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (window.location.hash === '') focusContent()
  }, [pathname])

  return null
}
