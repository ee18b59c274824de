'use client'

import { useEffect } from 'react'
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

/**
 * Once the site has a newer build, the next link loads its page from there. Nothing reloads by
 * itself: docs/decisions/0012.
 */
export function BuildFreshness() {
  useEffect(() => {
    noteHydration()
    const stopFollowing = followByHardNavigation(isHardNavigationRequired)
    if (!loadedBuild) return stopFollowing

    const check = () => checkBuild(loadedBuild)
    function checkOnReturn() {
      if (document.visibilityState === 'visible') void check()
    }
    const timer = setInterval(() => void check(), checkInterval)
    document.addEventListener('visibilitychange', checkOnReturn)
    return () => {
      stopFollowing()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkOnReturn)
    }
  }, [])

  return null
}
