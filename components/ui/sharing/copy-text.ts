/**
 * Copies a text, or selects the element that shows it where the browser does not copy for us: only
 * secure pages have a clipboard.
 */
export async function copyText(text: string, shownIn: string): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    const element = document.getElementById(shownIn)
    if (element) window.getSelection()?.selectAllChildren(element)
    return 'selected'
  }
}
