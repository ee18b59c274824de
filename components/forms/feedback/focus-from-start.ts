/** Focuses a text and shows its beginning: left alone, browsers show the end of one that is tall. */
export function focusFromStart(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}
