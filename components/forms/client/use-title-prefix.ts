import { useEffect } from 'react'

/** Puts `Errore: …` before the page's title, the first thing that a screen reader says of a page. */
export function useTitlePrefix(prefix: string, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const { title } = document
    const { pathname } = window.location
    document.title = `${prefix} ${title}`
    return () => {
      // After a navigation the title is another page's already.
      if (window.location.pathname === pathname) document.title = title
    }
  }, [prefix, isActive])
}
