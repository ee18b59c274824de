/** Brings the focus to the page's content, where it stands on the screen. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
