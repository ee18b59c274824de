/**
 * Returns whether the site has a newer build than the loaded one. That build's own manifest must say
 * so too: while a release is half done, a load would gain nothing.
 */
export async function hasNewerBuild(loaded: string): Promise<boolean> {
  const latest = await fetchId(`/builds/latest.json?${Date.now()}`)
  if (!latest || latest === loaded) return false
  return (await fetchId(`/builds/meta/${encodeURIComponent(latest)}.json`)) === latest
}

async function fetchId(address: string): Promise<string | undefined> {
  const response = await fetch(address, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { id } = (await response.json()) as { id?: string }
  return id
}
