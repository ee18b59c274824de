const key = 'welcome-seen'

/** Where the browser lets us keep nothing, a visit lasts until the page is loaded anew. */
let seen = false

/**
 * Returns true at the first call of a visit, which lasts as long as the tab: docs/decisions/0005.
 */
export function firstTimeThisVisit(): boolean {
  if (seen) return false
  seen = true
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Storage is refused: `seen` has to do.
  }
  return true
}
