import { linkEffect } from '@/lib/navigation/link-effect'

let clickedOn: string | undefined

function note({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest('a')
  // A target, even `_self`, says to the package as well that no page is to be waited for.
  if (!link || link.target) return
  if (linkEffect(link, window.location.href) === 'leaves') clickedOn = window.location.href
}

/** Remembers that a link was followed, until `endEarlyClicks`. */
export function watchEarlyClicks(): void {
  document.addEventListener('click', note, { capture: true })
}

/** Returns whether the page of a link that was followed since is still on its way. */
export function endEarlyClicks(): boolean {
  document.removeEventListener('click', note, { capture: true })
  return clickedOn === window.location.href
}
