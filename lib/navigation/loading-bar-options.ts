/** How nextjs-toploader draws: from here its style is allowed by hash, and rendered. */
export const loadingBarOptions = {
  color: 'var(--lagoon)',
  height: 3,
  crawl: false,
  speed: 200,
  shadow: false,
  showSpinner: false,
  showForHashAnchor: false,
} as const
