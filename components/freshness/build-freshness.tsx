'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { hasNewerBuild } from '@/lib/freshness/has-newer-build'
import {
  followByHardNavigation,
  isHardNavigationRequired,
  requireHardNavigation,
} from '@/lib/navigation/hard-navigation'
import { noteHydration } from './watch-files'

const checkInterval = 3_600_000

/** The name of the build that this document came from. Next keeps it where `process.env` points. */
const loadedBuild = process.env.NEXT_DEPLOYMENT_ID

async function checkBuild(loaded: string) {
  try {
    if (await hasNewerBuild(loaded)) requireHardNavigation()
  } catch (error) {
    console.warn('Could not check for a newer build.', error)
  }
}

/** On Back and Forward a browser takes a document from its cache without asking the server. */
function cameFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward' && navigation.transferSize === 0
}

/**
 * Makes the next step load its page from the server once the site has a newer build: a link as much
 * as Back or Forward. Nothing reloads by itself: docs/decisions/0012.
 */
export function BuildFreshness() {
  const pathname = usePathname()
  const isNeeded = useEffectEvent((path: string) => path !== pathname && isHardNavigationRequired())

  useEffect(() => {
    noteHydration()
    const stopFollowing = followByHardNavigation((path) => isNeeded(path))
    if (!loadedBuild) return stopFollowing

    const check = () => checkBuild(loadedBuild)
    function checkOnReturn() {
      if (document.visibilityState === 'visible') void check()
    }
    /** Back or Forward may bring a document from the browser's memory or cache, however old it is. */
    async function loadIfOld() {
      await check()
      if (isHardNavigationRequired()) window.location.reload()
    }
    function checkIfKept({ persisted }: PageTransitionEvent) {
      if (persisted) void loadIfOld()
    }
    if (cameFromCache()) void loadIfOld()
    const timer = setInterval(() => void check(), checkInterval)
    document.addEventListener('visibilitychange', checkOnReturn)
    window.addEventListener('pageshow', checkIfKept)
    return () => {
      stopFollowing()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkOnReturn)
      window.removeEventListener('pageshow', checkIfKept)
    }
  }, [])

  return null
}
