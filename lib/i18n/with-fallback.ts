type Tree = { [key: string]: string | Tree }

/** `messages`, with the holes filled from `fallback`: no visitor ever sees a raw key. */
export function withFallback<T extends Tree>(messages: Tree, fallback: T): T {
  const merged: Tree = {}
  for (const [key, value] of Object.entries(fallback)) {
    const own = messages[key]
    if (typeof value === 'string') merged[key] = typeof own === 'string' ? own : value
    else merged[key] = withFallback(typeof own === 'object' ? own : {}, value)
  }
  return merged as T
}
