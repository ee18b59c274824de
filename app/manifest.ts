import type { MetadataRoute } from 'next'
import { association } from '@/lib/content/records'
import palette from '@/lib/palette/palette.json'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: association.identity.name,
    short_name: association.identity.shortName,
    start_url: '/',
    display: 'browser',
    background_color: palette.light.paper,
    theme_color: palette.light.paper,
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
