import type { ReactElement } from 'react'
import { withColours } from './palette'

/** Returns a drawing of the site as an address that an `<img>` can show by itself. */
export async function svgAddress(drawing: ReactElement): Promise<string> {
  // Next refuses the static import, so that no page renders its components to text.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = withColours(renderToStaticMarkup(drawing)).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  )
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
