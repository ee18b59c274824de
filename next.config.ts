import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { phoneHours } from './lib/content/practical-answers'
import { association } from './lib/content/records'
import { nextRedirects, redirectsOfYears } from './lib/content/redirects'
import { entryFolder, entryKinds } from './lib/entries/entry-files'
import { pictureWidths } from './lib/pictures/picture-file'
import { filesIn, responseHeaders } from './lib/security/response-headers'
import { privatePaths } from './lib/site-paths'
import { isHttps, siteUrl } from './lib/site-url'
import { romeClock } from './lib/time/rome-clock'
import { deploymentId } from './lib/version-skew/deployment-id'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: './messages/it.json',
    // Messages are parsed by the build: browsers then need no parser (docs/decisions/0021).
    messages: {
      path: './messages',
      format: 'json',
      locales: 'infer',
      sourceLocale: 'it',
      precompile: true,
    },
  },
})

const nextConfig: NextConfig = {
  env: {
    SITE_URL: siteUrl,
    BUILT_ON: romeClock(new Date()).date,
    PHONE: association.contacts.phone,
    PHONE_HOURS: JSON.stringify(phoneHours.answer),
    PRIVATE_PAGES: privatePaths.join(' '),
    // A value even when there is none: what only they need then stays out of the bundles, and a key
    // that is given to the server but not to the build is found out.
    NEXT_PUBLIC_GTM_ID: process.env.NEXT_PUBLIC_GTM_ID ?? '',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY ?? '',
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks them once, before its builds; a small server has no memory for it.
  typescript: { ignoreBuildErrors: Boolean(process.env.TYPES_CHECKED) },
  // A folder that runs without node_modules, for containers: npm run build:standalone.
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  // Read when the server starts (lib/entries/read-entries.ts), and named by no import.
  outputFileTracingIncludes: { '/*': entryKinds.map((kind) => `./${entryFolder(kind)}/*.json`) },
  // The handlers' file names make Next think that they read these at run time.
  outputFileTracingExcludes: {
    '/api/*': [
      './{app,bench,components,docs,e2e,editor,lib,scripts,test-results,testing,tools}/**',
    ],
  },
  experimental: {
    globalNotFound: true,
  },
  redirects: async () => [...nextRedirects, ...redirectsOfYears],
  headers: async () => responseHeaders({ https: isHttps, files: filesIn('public') }),
  // Photographs are resized by the build: a server that does it on request can be kept busy by anybody.
  images: {
    loader: 'custom',
    loaderFile: './lib/pictures/picture-file.ts',
    deviceSizes: pictureWidths,
    imageSizes: [],
  },
}

export default function configFor(phase: string): NextConfig {
  const id = deploymentId(phase, { root: process.cwd(), distDir: '.next' })
  return withNextIntl({
    ...nextConfig,
    deploymentId: id,
    generateBuildId: () => id ?? null,
  })
}
