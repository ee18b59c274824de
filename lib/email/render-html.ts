import type { ReactElement } from 'react'

/** What mail clients expect; with any other, some of them lay tables out in another way. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Returns an e-mail as HTML: React escapes all that it did not make itself. */
export async function renderHtml(email: ReactElement): Promise<string> {
  // Next refuses the static import, so that no page renders its components to text; an e-mail is none.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return doctype + renderToStaticMarkup(email)
}
