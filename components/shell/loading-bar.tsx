import NextTopLoader from 'nextjs-toploader'

// nprogress finds its bar by this role, which ARIA does not know: hence hidden from it.
const template = '<div class="bar" role="bar" aria-hidden="true"></div>'

/** 200 ms a step makes the bar half full after the two seconds that a slow page takes. */
export function LoadingBar() {
  return (
    <NextTopLoader
      color="var(--lagoon)"
      height={3}
      crawlSpeed={200}
      speed={200}
      shadow={false}
      showSpinner={false}
      showForHashAnchor={false}
      template={template}
    />
  )
}
