const retryInterval = 10_000

type Storage = Pick<typeof window.sessionStorage, 'getItem' | 'setItem'>

/**
 * Returns whether a page that failed to load a file may be loaded again, and writes that down: once
 * per path and build, and never twice within ten seconds, or a file that is gone would load the page
 * for ever. Never where the browser keeps nothing.
 */
export function mayReload(storage: Storage, path: string, build: string, now: number): boolean {
  const key = `reloaded ${path}`
  const [lastBuild, lastTime] = storage.getItem(key)?.split(' ') ?? []
  if (lastBuild === build || now - Number(lastTime) < retryInterval) return false
  storage.setItem(key, `${build} ${now}`)
  return true
}

/** Returns whether an error says that a script or style sheet of the site did not arrive. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/**
 * Loads the page again after a file of it did not arrive, and returns whether it does. Never over
 * text that was typed and not sent.
 */
export function reloadOnce(): boolean {
  if ('unsent' in document.documentElement.dataset) return false
  try {
    const { pathname } = window.location
    const build = process.env.NEXT_DEPLOYMENT_ID ?? ''
    if (!mayReload(window.sessionStorage, pathname, build, Date.now())) return false
  } catch {
    // The browser keeps nothing: nobody could tell the second time from the first.
    return false
  }
  window.location.reload()
  return true
}
