import { useEffect, useState, type RefObject } from 'react'
import { attempt } from '@/components/ui/browser/attempt'

/**
 * Returns whether the header is taller than the room that jumps and focus leave free for it, as
 * happens when large text makes it wrap. Kept in view, it would then cover what was jumped to.
 */
export function useTallHeader(header: RefObject<HTMLElement | null>): boolean {
  const [isTall, setIsTall] = useState(false)

  useEffect(() => {
    const element = header.current
    if (!element) return
    return attempt(() => {
      const observer = new ResizeObserver(() => {
        const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
        setIsTall(element.offsetHeight > Number.parseFloat(scrollPaddingBlockStart))
      })
      observer.observe(element)
      return () => observer.disconnect()
    })
  }, [header])

  return isTall
}
