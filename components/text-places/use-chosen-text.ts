import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Surroundings } from '@/lib/text-places/find-places'
import { firstText, rangeOf, surroundingsOf, textAt } from './page-texts'
import styles from './text-places.module.css'

/** The build of the stylesheet gives it a name of its own. */
const highlight = styles.found ?? ''

type Chosen = { text?: Text; lines: string[]; isHeld?: boolean }

/**
 * Follows the mouse and the focus over the texts of the page, and copies the places of the text that
 * was reached last. A highlight is drawn over a text, so that the page stays as it is.
 */
export function useChosenText(
  box: RefObject<HTMLElement | null>,
  linesOf: (around: Surroundings[]) => string[],
) {
  const [{ text, lines, isHeld }, setChosen] = useState<Chosen>({ lines: [] })

  function choose(next: Text, hold = false) {
    setChosen({ text: next, lines: linesOf(surroundingsOf(next)), isHeld: hold })
    CSS.highlights.set(highlight, new Highlight(rangeOf(next)))
    if (!document.querySelector(':modal')) return
    // A dialog that was opened since lies above.
    box.current?.hidePopover()
    box.current?.showPopover()
  }

  const isInBox = (event: Event) => box.current?.contains(event.target as Node) ?? false

  const follow = useEffectEvent((event: PointerEvent) => {
    if (isHeld || isInBox(event)) return
    const next = textAt(event.clientX, event.clientY)
    if (next && next !== text) choose(next)
  })
  const focus = useEffectEvent((event: FocusEvent) => {
    if (isInBox(event)) return
    const next = firstText(event.target as Element)
    if (next) choose(next)
  })
  const hold = useEffectEvent((event: MouseEvent) => {
    // The keyboard's own clicks do what they always do.
    if (isInBox(event) || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = textAt(event.clientX, event.clientY)
    if (next) choose(next, !(isHeld && next === text))
  })
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (lines.length === 0 || !window.getSelection()?.isCollapsed) return
    event.clipboardData?.setData('text/plain', lines.join('\n'))
    event.preventDefault()
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('pointermove', (event) => follow(event), { signal })
    document.addEventListener('focusin', (event) => focus(event), { signal })
    window.addEventListener('click', (event) => hold(event), { signal, capture: true })
    document.addEventListener('copy', (event) => copy(event), { signal })
    return () => {
      controller.abort()
      CSS.highlights.delete(highlight)
    }
  }, [])

  return { text, lines, choose }
}
