import type { ReactNode } from 'react'
import { NewTab } from '@/components/ui/link/new-tab'
import { Link } from '@/lib/i18n/navigation'

type Props = { children: ReactNode }

/** Renders a link to the privacy policy in a new tab: what is already written in the form stays. */
export function PrivacyLink({ children }: Props) {
  return (
    <Link href="/privacy-policy" target="_blank">
      <NewTab>{children}</NewTab>
    </Link>
  )
}
