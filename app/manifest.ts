import type { MetadataRoute } from 'next'
import { association } from '@/lib/content/association'
import { paper } from '@/lib/seo/root-metadata'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: association.identity.name,
    short_name: association.identity.shortName,
    start_url: '/',
    display: 'browser',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      { src: '/assets/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/assets/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/assets/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
