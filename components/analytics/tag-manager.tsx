import { GoogleTagManager } from '@next/third-parties/google'
import { useLayoutEffect } from 'react'
import { grantStatistics } from '@/lib/analytics/tag-commands.mjs'
import { useExcludedPages } from './use-excluded-pages'
import { usePageViews } from './use-page-views'

type Props = { containerId: string; excludedPaths: readonly string[] }

/** Loads Tag Manager, from the first page on that statistics may see. */
export function TagManager({ containerId, excludedPaths }: Props) {
  return useExcludedPages(excludedPaths) ? (
    <RunningTag containerId={containerId} excludedPaths={excludedPaths} />
  ) : null
}

function RunningTag({ containerId, excludedPaths }: Props) {
  // Before the effect in which the component below loads Google's script.
  useLayoutEffect(grantStatistics, [])
  usePageViews(excludedPaths)
  return <GoogleTagManager gtmId={containerId} />
}
