let isDue = false

/** Makes the next page of the site load as a document: docs/decisions/0012. */
export function reloadAtNextLink(): void {
  isDue = true
}

export function isReloadDue(): boolean {
  return isDue
}
