import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/link/external-link'
import { nearbyPage } from '@/lib/content/nearby-services'

type Props = { id: string; children: ReactNode }

/** Leads to the page of whoever runs a public service near here, with its addresses. */
export function NearbyLink({ id, children }: Props) {
  return <ExternalLink href={nearbyPage(id)}>{children}</ExternalLink>
}
