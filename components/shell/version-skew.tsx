'use client'

import { useEffect } from 'react'
import { reloadAtNextLink } from '@/lib/navigation/newer-build'
import { hasNewerBuild } from '@/lib/version-skew/has-newer-build'
import { isChunkLoadError, reloadOnce } from '@/lib/version-skew/reload-once'

const checkInterval = 3_600_000

/** The name of the build that this document came from. */
const loadedBuild = process.env.NEXT_DEPLOYMENT_ID

async function checkBuild() {
  try {
    if (loadedBuild && (await hasNewerBuild(loadedBuild))) reloadAtNextLink()
  } catch (error) {
    console.warn('Could not check for a newer build.', error)
  }
}

function reloadAfterRejection({ reason }: PromiseRejectionEvent) {
  if (isChunkLoadError(reason)) reloadOnce()
}

function reloadAfterLostStyle({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') reloadOnce()
}

/**
 * Loads the next page as a document once the site has a newer build, and reloads a page whose script or
 * style did not arrive. Next does the first by itself only where it asks the server.
 * Otherwise nothing reloads by itself: docs/decisions/0012.
 */
export function VersionSkew() {
  useEffect(() => {
    const timer = setInterval(() => void checkBuild(), checkInterval)
    window.addEventListener('unhandledrejection', reloadAfterRejection)
    window.addEventListener('error', reloadAfterLostStyle, { capture: true })
    return () => {
      clearInterval(timer)
      window.removeEventListener('unhandledrejection', reloadAfterRejection)
      window.removeEventListener('error', reloadAfterLostStyle, { capture: true })
    }
  }, [])

  return null
}
