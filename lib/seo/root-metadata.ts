import type { Metadata, Viewport } from 'next'
import { association } from '@/lib/content/records'
import palette from '@/lib/palette/palette.json'
import { isPublicBuild, siteUrl } from '@/lib/site-url'

const { light, dark } = palette

export const rootMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: association.identity.name,
  robots: isPublicBuild ? { 'max-image-preview': 'large' } : { index: false, follow: false },
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.paper },
    { media: '(prefers-color-scheme: dark)', color: dark.paper },
  ],
}
