import NextTopLoader from 'nextjs-toploader'

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
      template='<div class="bar"></div>'
    />
  )
}
