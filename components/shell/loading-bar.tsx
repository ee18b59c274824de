import NextTopLoader from 'nextjs-toploader'
import styles from './loading-bar.module.css'

// nprogress finds its bar by this role, which ARIA does not know: hence hidden from it.
const template = `<div class="bar ${styles.bar}" role="bar" aria-hidden="true"></div>`

/**
 * Renders, in the head of the page, what the bar needs that shows that a page is on its way. Its style
 * element is allowed by hash: lib/security/content-security-policy.ts.
 */
export function LoadingBar() {
  return (
    <NextTopLoader
      color="var(--lagoon)"
      height={3}
      shadow={false}
      showSpinner={false}
      showForHashAnchor={false}
      // One long way, which the style sheet times; the package's own small steps take ten times as long.
      initialPosition={0.8}
      crawl={false}
      template={template}
    />
  )
}
