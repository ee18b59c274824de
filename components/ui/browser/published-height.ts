import { type RefObject, useEffect } from 'react'
import { attempt } from './attempt'

/** Tells the style sheets, in the property `name` of the page, how high an element is drawn. */
export function usePublishedHeight(
  ref: RefObject<HTMLElement | null>,
  name: '--header-height' | '--exit-height',
): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const { style } = document.documentElement
    return attempt(() => {
      const observer = new ResizeObserver(() => {
        style.setProperty(name, `${element.getBoundingClientRect().height}px`)
      })
      observer.observe(element, { box: 'border-box' })
      return () => {
        observer.disconnect()
        style.removeProperty(name)
      }
    })
  }, [ref, name])
}
