type LinkTarget = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>

/**
 * Returns what following a link does to the page that it stands on: nothing, hand over to another
 * program (telephone, mail), replace it by another page of the site, or unload it for another site.
 */
export function linkEffect(
  { href, target, download }: LinkTarget,
  current: string,
): 'none' | 'hands-over' | 'leaves' | 'unloads' {
  if (download || (target && target !== '_self')) return 'none'
  if (!URL.canParse(href)) return 'none'
  const url = new URL(href)
  const here = new URL(current)
  if (!/^https?:$/.test(url.protocol)) return 'hands-over'
  if (url.origin !== here.origin) return 'unloads'
  return isSamePage(href, current) ? 'none' : 'leaves'
}

/** Returns whether two addresses differ in their fragment at most. */
export function isSamePage(one: string, other: string): boolean {
  return one.replace(/#.*/s, '') === other.replace(/#.*/s, '')
}
