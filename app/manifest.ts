import type { MetadataRoute } from 'next'
import { association } from '@/lib/content/association'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: association.identity.name,
    short_name: association.identity.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
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
