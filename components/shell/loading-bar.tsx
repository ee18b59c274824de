import NextTopLoader from 'nextjs-toploader'
import styles from './loading-bar.module.css'

// nprogress finds its bar by this role, which ARIA does not know: hence hidden from it.
const template = `<div class="bar ${styles.bar}" role="bar" aria-hidden="true"></div>`

/** Shows that a page is on its way. The package says from when to when, the style sheet how far. */
export function LoadingBar() {
  return (
    // HTML wants the package's <style> to be the first child of its parent.
    <div>
      <NextTopLoader
        color="var(--lagoon)"
        height={3}
        crawl={false}
        speed={200}
        shadow={false}
        showSpinner={false}
        showForHashAnchor={false}
        template={template}
      />
    </div>
  )
}
