import localFont from 'next/font/local'

// `optional`: a font that comes late is kept for the next page, so that no line of text ever moves
// under a reader's eyes. Both are preloaded and small, and the fallbacks have their metrics.

export const atkinson = localFont({
  src: '../../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-atkinson',
  display: 'optional',
  adjustFontFallback: 'Arial',
})

export const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})
