import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { NextConfig } from 'next'
import { barePolicy } from './content-security-policy'

type HeaderRule = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number]

type Site = {
  /** Whether the site's canonical address is https. */
  https: boolean
  /** Addresses, with a leading slash, of the files in public/. */
  files: readonly string[]
}

const year = 365 * 24 * 60 * 60

/**
 * Returns the headers that do not depend on the page's content. The page's own policy is not here
 * but in page-headers.ts: two policies in one answer would be intersected, and nothing would run. For
 * the same reason the bare policy goes only to addresses that can never answer with HTML, not even
 * a 404.
 */
export function responseHeaders({ https, files }: Site): HeaderRule[] {
  return [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        // The next page learns the site and no page of it; nor does a script that lists the tab's history. With
        // `no-referrer` a form would be sent without its origin.
        { key: 'Referrer-Policy', value: 'origin' },
        { key: 'Permissions-Policy', value: denied.map((feature) => `${feature}=()`).join(', ') },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        { key: 'X-Frame-Options', value: 'DENY' },
        ...(https ? [{ key: 'Strict-Transport-Security', value: `max-age=${year}` }] : []),
      ],
    },
    ...[...servedFiles, ...exactly(files)].map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: barePolicy }],
    })),
    // Names without a hash: a picture may be replaced under its name.
    {
      source: '/assets/:path*',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' },
      ],
    },
    // Parts of a page, which Next answers without the page's own headers: what they vary with is
    // not in their `Vary`, so shared caches must not keep them.
    {
      source: '/:path*',
      has: [
        { type: 'header' as const, key: 'rsc' },
        { type: 'header' as const, key: 'next-router-segment-prefetch' },
      ],
      headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
    },
  ]
}

/** Returns the addresses, with a leading slash, of the files below `directory`. */
export function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => `/${path.split(sep).join('/')}`)
    .sort()
}

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const servedFiles = [
  '/_next/static/:path*',
  '/.well-known/security.txt',
  '/:file(favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)',
]

/** Returns the source that matches these addresses and no other; none when there are none. */
function exactly(addresses: readonly string[]): string[] {
  const names = addresses.map((address) => address.slice(1).replaceAll(/[^\w/-]/g, '\\$&'))
  return names.length > 0 ? [`/:address(${names.join('|')})`] : []
}
