import NextTopLoader, { useTopLoader } from 'nextjs-toploader'
import { useEffect } from 'react'
import { loadingBarOptions } from '@/lib/navigation/loading-bar-options'

type Props = {
  className: string
  /** Whether a page is on its way already. */
  isAwaited: () => boolean
}

/** Renders the package's bar. The package says from when to when, the style sheet how far. */
export function PackagedLoadingBar({ className, isAwaited }: Props) {
  const { start } = useTopLoader()
  // nprogress finds its bar by this role, which ARIA does not know: hence hidden from it.
  const template = `<div class="bar ${className}" role="bar" aria-hidden="true"></div>`

  // Effects of children come first: by now the package is configured, and hears of clicks itself.
  useEffect(() => {
    if (isAwaited()) start()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the package makes new functions each time
  }, [])

  return (
    // HTML wants the package's <style> to be the first child of its parent.
    <div>
      <NextTopLoader {...loadingBarOptions} template={template} />
    </div>
  )
}
