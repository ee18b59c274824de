import { createRequire } from 'node:module'
import type * as TopLoader from 'nextjs-toploader'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadingBarOptions } from '../navigation/loading-bar-options'

// Loaders do not agree on what the default import of this CommonJS package is.
const { default: NextTopLoader } = createRequire(import.meta.url)(
  'nextjs-toploader',
) as typeof TopLoader

const markup = renderToStaticMarkup(createElement(NextTopLoader, loadingBarOptions))
const [, style] = /^<style>(.+)<\/style>$/s.exec(markup) ?? []
if (!style) throw new Error(`The loading bar is no longer one style element: ${markup}`)

/**
 * What the loading bar brings into a page as a style element once its code has come. For the build
 * only.
 */
export const loadingBarStyle = style
