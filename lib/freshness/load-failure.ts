/** How Turbopack, webpack, Chromium, Firefox and Safari say that a file did not load. */
const wordings = [
  /Failed to load chunk/i,
  /Loading (CSS )?chunk \S+ failed/i,
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Unable to preload CSS/i,
]

/**
 * Returns whether a script or style sheet did not arrive, which a newer build or a second try may
 * cure.
 */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || wordings.some((wording) => wording.test(error.message))
}
