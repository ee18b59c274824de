import { GoogleTagManager, sendGTMEvent } from '@next/third-parties/google'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { grantStatistics } from '@/lib/analytics/tag-commands.mjs'

type Props = { containerId: string }

/** Loads Tag Manager into a document that statistics may see. */
export function TagManager({ containerId }: Props) {
  // Before the effect in which the component below loads Google's script.
  useLayoutEffect(grantStatistics, [])
  usePageViews()
  return <GoogleTagManager gtmId={containerId} />
}

/** Sends one `page_view` for each page, once its title is there. A fragment makes no page. */
function usePageViews(): void {
  const pathname = usePathname()
  const lastTitle = useRef<string>(undefined)

  useEffect(() => {
    const { pathname: path } = window.location
    return afterTitleChange(lastTitle.current, (title) => {
      lastTitle.current = title
      const page_language = document.documentElement.lang
      sendGTMEvent({ event: 'page_view', page_path: path, page_title: title, page_language })
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
