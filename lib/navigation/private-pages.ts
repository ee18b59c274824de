/** The build lists them, because lib/pages.ts is large for browsers. */
const privatePages = (process.env.PRIVATE_PAGES ?? '').split(' ')

/**
 * Returns whether a page is private: it holds a form, or statistics may not see it. So is any address with a
 * query, in which anything may stand. `address` has no language prefix: `/contacts?service=x#write`.
 */
export function isPrivate(address: string): boolean {
  return address.includes('?') || privatePages.includes(address.replace(/#.*/, ''))
}

/** Returns whether a document is the 404, by its drawing, which no other page has. */
export function isNotFound(document: Document): boolean {
  return document.querySelector('main [data-scene="not-found"]') !== null
}

let isPrivateOne: boolean | undefined

/**
 * Returns whether the document in the browser is private. `path` is that of its page, without language prefix;
 * asked once, when it has loaded: links bring private pages in documents of their own (docs/decisions/0016).
 */
export function isPrivateDocument(path: string): boolean {
  isPrivateOne ??= isPrivate(path + window.location.search) || isNotFound(document)
  return isPrivateOne
}
