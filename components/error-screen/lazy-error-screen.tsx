'use client'

import { lazy, Suspense, useLayoutEffect } from 'react'
import { isChunkLoadError, reloadOnce } from '@/lib/version-skew/reload-once'

type Props = { error: unknown; retry: () => void }

/** Most visits never see it. If even it cannot be loaded, the numbers remain. */
const Screen = lazy(() =>
  import('./error-screen').then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: HelpNumbers }),
  ),
)

/** Renders the error page, fetched when it is needed; a file that did not arrive is first asked for again. */
export function LazyErrorScreen({ error, retry }: Props) {
  // Not while rendering: only by now is the address that of the page that failed.
  useLayoutEffect(() => {
    if (isChunkLoadError(error)) reloadOnce()
  }, [error])
  return (
    <Suspense>
      <Screen error={error} retry={retry} />
    </Suspense>
  )
}

const emergencyNumber = '112'

/** Renders whom to call, without a word: all that is left when not even the error page could be loaded. */
function HelpNumbers() {
  return (
    <p>
      {[process.env.PHONE, emergencyNumber].map((number) => (
        <a key={number} href={`tel:${number}`} dir="ltr">
          {number}{' '}
        </a>
      ))}
    </p>
  )
}
