/** The pages with a form, without their language. */
export const formPages = ['/contacts', '/services/listening-desk'] as const

/** Returns whether an address, with or without `?…` and `#…`, is that of a page with a form. */
export function hasForm(href: string): boolean {
  const [path] = href.split(/[?#]/)
  return formPages.some((page) => page === path)
}
