import { GoogleTagManager } from '@next/third-parties/google'
import { useLayoutEffect } from 'react'
import { grantStatistics } from '@/lib/analytics/tag-commands.mjs'
import { hideHistory } from './hide-history'
import { usePageViews } from './use-page-views'

type Props = { containerId: string }

/** Loads Tag Manager into a document that statistics may see. */
export function TagManager({ containerId }: Props) {
  // Before the effect in which the component below loads Google's script.
  useLayoutEffect(() => {
    hideHistory()
    grantStatistics()
  }, [])
  usePageViews()
  return <GoogleTagManager gtmId={containerId} />
}
