import { useEffect } from 'react'

/** Puts `Errore: …` before the page's title, the first thing that a screen reader says of a page. */
export function useTitlePrefix(prefix: string, isActive = true): void {
  useEffect(() => {
    if (!isActive) return
    const { title } = document
    const prefixed = `${prefix} ${title}`
    document.title = prefixed
    return () => {
      // Another page, or the quick exit, may have given it another one already.
      if (document.title === prefixed) document.title = title
    }
  }, [prefix, isActive])
}
