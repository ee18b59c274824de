'use client'

import { useClientValue } from '@/components/ui/browser/use-client-value'
import { Button } from '@/components/ui/button'
import { shareIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'

type Props = { className?: string; label: string; title: string; url: string }

/** Opens the phone's own sheet of ways to share; hidden where the browser has none. */
export function NativeShareButton({ className, label, title, url }: Props) {
  const canShare = useClientValue(() => 'share' in navigator, true)
  // Refused also when the visitor changes their mind: nothing to say then.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <Button className={className} tone="secondary" hidden={!canShare} onClick={share}>
      <IconShape path={shareIcon} />
      {label}
    </Button>
  )
}
