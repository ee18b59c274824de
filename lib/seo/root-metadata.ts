import type { Metadata, Viewport } from 'next'
import { association } from '@/lib/content/association'
import { siteUrl } from '@/lib/site-url'

export const rootMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: association.identity.name,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#0f2429' },
  ],
}
