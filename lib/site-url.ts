/**
 * Canonical origin without a trailing slash, e.g. `https://www.example.org`. Inlined at build from
 * `SITE_URL`: canonical links, the sitemap and the accepted form origin all depend on it.
 */
export const siteUrl = new URL(process.env.SITE_URL || 'http://localhost:3000').origin

/** Whether the site is published over https, and may therefore send Secure cookies and HSTS. */
export const isHttps = siteUrl.startsWith('https:')
