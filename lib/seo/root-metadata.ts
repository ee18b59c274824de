import type { Metadata, Viewport } from 'next'
import { association } from '@/lib/content/association'
import { siteUrl } from '@/lib/site-url'

/** The ground of a page by colour scheme: `--paper` in components/ui/tokens.css. */
export const paper = { light: '#fbf7f0', dark: '#0f2429' }

export const rootMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: association.identity.name,
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paper.light },
    { media: '(prefers-color-scheme: dark)', color: paper.dark },
  ],
}
