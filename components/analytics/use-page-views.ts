import { sendGTMEvent } from '@next/third-parties/google'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { PageView } from '@/lib/analytics/page-view'

/**
 * Sends one `page_view` for each page, once its title is there. A fragment makes no page.
 */
export function usePageViews(): void {
  const pathname = usePathname()
  const lastTitle = useRef<string>(undefined)

  useEffect(() => {
    const { pathname: path } = window.location
    return afterTitleChange(lastTitle.current, (title) => {
      lastTitle.current = title
      const page_language = document.documentElement.lang
      sendGTMEvent({
        event: 'page_view',
        page_path: path,
        page_title: title,
        page_language,
      } satisfies PageView)
    })
  }, [pathname])
}

/** One page may follow another of the same title. */
const titleTimeout = 1000

/**
 * Calls back when the title is another than `last`: React sets it after the page, and not in one
 * go.
 */
function afterTitleChange(last: string | undefined, callback: (title: string) => void) {
  const isThere = () => document.title !== '' && document.title !== last
  if (isThere()) return callback(document.title)

  const observer = new MutationObserver(() => isThere() && finish())
  const timer = setTimeout(finish, titleTimeout)
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })

  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  function finish() {
    stop()
    callback(document.title)
  }
  return stop
}
