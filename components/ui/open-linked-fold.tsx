'use client'

import { useEffect } from 'react'
import { usePathname } from '@/lib/i18n/navigation'

/** Opens the fold that the address names, where a step to another page or the browser does not. */
export function OpenLinkedFold() {
  const pathname = usePathname()

  useEffect(() => {
    function open() {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      const fold = target?.closest('details')
      if (!fold || fold.open) return
      fold.open = true
      fold.scrollIntoView({ behavior: 'instant' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [pathname])

  return null
}
