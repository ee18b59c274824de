/** The addresses of events. A list of them all would be in every page. */
const eventPath = /^\/events\/[a-z0-9-]+$/

/**
 * Returns whether a path is one of these pages, or is written as that of an event: browsers cannot know
 * which there are. Whether a document is the 404 of such an address is to be asked of the document: `isNotFound`.
 */
export function isAmong(path: string, pages: readonly string[]): boolean {
  return pages.includes(path) || eventPath.test(path)
}

/** Returns whether a document is the 404, by its drawing, which no other page has. */
export function isNotFound(document: Document): boolean {
  return document.querySelector('main [data-scene="not-found"]') !== null
}
