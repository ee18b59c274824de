/**
 * Returns whether the site has another build than the loaded one, and that build's own manifest
 * says so too: while a release is half done, or two instances serve different builds, a load would
 * gain nothing.
 */
export async function hasNewerBuild(loaded: string): Promise<boolean> {
  const { id } = await fetchBuild(`/builds/latest.json?${Date.now()}`)
  if (!id || id === loaded) return false
  const manifest = await fetchBuild(`/builds/meta/${encodeURIComponent(id)}.json`)
  if (manifest.id !== id) throw new Error(`The manifest of build ${id} is that of ${manifest.id}.`)
  return true
}

async function fetchBuild(address: string): Promise<{ id?: string }> {
  const response = await fetch(address, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
