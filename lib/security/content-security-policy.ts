import { createHash } from 'node:crypto'

/** For answers that are no page: nothing may run in them, and no site may frame them. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'"

export type PolicySettings = {
  /** Whether the site's canonical address is https. */
  https: boolean
  /** Whether a reCAPTCHA key was given to the build. */
  recaptcha: boolean
  /** Whether a Tag Manager container was given to the build. */
  tagManager: boolean
}

/** The one style element that pages carry: components/shell/loading-bar.tsx. */
export const loadingBarStyle = "'sha256-QVvou00dmtpmOc8m3Pi0YSA5HKJQBuj25p3lzo/gnzY='"

/**
 * What the Tag Manager component of @next/third-parties puts into the page as an inline script, in
 * the browser, where no post-build step sees it. A test holds it against the installed package.
 */
export const tagManagerScript = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`

/**
 * Returns the policy of one page. The hosts are the same on every page, because the policy of the
 * first document governs the pages that the visitor reaches from it without a full load.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  settings: PolicySettings,
): string {
  const recaptcha = (...sources: string[]) => (settings.recaptcha ? sources : [])
  const tagManager = (...sources: string[]) => (settings.tagManager ? sources : [])

  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashes(scripts),
      ...recaptcha('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'),
      ...tagManager(
        ...hashes([tagManagerScript]),
        'https://www.googletagmanager.com/gtm.js',
        'https://www.googletagmanager.com/gtag/',
      ),
    ],
    'style-src': ["'self'", loadingBarStyle],
    // Google's badge places itself with style attributes, and offers no other way:
    // https://github.com/google/recaptcha/issues/107
    'style-src-attr': recaptcha("'unsafe-inline'"),
    'img-src': [
      "'self'",
      ...tagManager('https://www.googletagmanager.com', 'https://*.google-analytics.com'),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...recaptcha('https://www.google.com/recaptcha/'),
      ...tagManager(
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ),
    ],
    'frame-src': recaptcha(
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }

  const policy = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
  if (settings.https) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}

/** Returns the CSP sources of inline code, sorted so that the same code gives the same header. */
function hashes(code: readonly string[]): string[] {
  return [...new Set(code.map(hashSource))].sort()
}

export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`
}
