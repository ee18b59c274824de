type Reload = { build: string; at: number }

type Circumstances = {
  /** Throws, or is undefined, where the visitor allows no storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'> | undefined
  path: string
  build: string
  now: number
}

const key = 'reloads'
const retryInterval = 10_000

/**
 * Returns whether a page that failed to load its files may be loaded again, which is written down
 * at once: one time per path and build, never two in ten seconds, and not at all if it cannot be
 * written.
 */
export function mayReload({ storage, path, build, now }: Circumstances): boolean {
  try {
    const store = storage()
    if (!store) return false
    const reloads = parseReloads(store.getItem(key))
    const last = reloads[path]
    if (last && (last.build === build || now - last.at < retryInterval)) return false
    store.setItem(key, JSON.stringify({ ...reloads, [path]: { build, at: now } }))
    return true
  } catch {
    return false
  }
}

function parseReloads(text: string | null): Partial<Record<string, Reload>> {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}
