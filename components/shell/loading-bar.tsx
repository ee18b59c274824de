import NextTopLoader from 'nextjs-toploader'

// nprogress finds its bar by this role, which ARIA does not know: hence hidden from it.
const template = '<div class="bar" role="bar" aria-hidden="true"></div>'

/**
 * Renders the bar that shows that a page is on its way. Its style element is allowed by hash:
 * lib/security/content-security-policy.ts.
 */
export function LoadingBar() {
  return (
    <NextTopLoader
      color="var(--lagoon)"
      height={3}
      shadow={false}
      showSpinner={false}
      showForHashAnchor={false}
      template={template}
    />
  )
}
