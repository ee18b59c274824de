import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { nextRedirects } from './lib/content/redirects'
import { siteUrl } from './lib/site-url'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { createMessagesDeclaration: './messages/it.json' },
})

const nextConfig: NextConfig = {
  env: { SITE_URL: siteUrl },
  poweredByHeader: false,
  reactStrictMode: true,
  redirects: async () => nextRedirects,
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [320, 640, 768, 1024, 1280, 1536],
    imageSizes: [],
    qualities: [75],
    localPatterns: [{ pathname: '/assets/pictures/**', search: '' }],
  },
}

export default withNextIntl(nextConfig)
