/** What the fonts' Latin files have: Latin 1, Œ and œ, dashes, quotation marks, bullet, … and €. */
const missingLetter =
  /[^\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/g

/**
 * Returns a text without the letters that the fonts lack: for those the renderer would ask Google for
 * other fonts, and a build asks nobody.
 */
export function drawableText(text: string): string {
  return text.replace(missingLetter, '').replaceAll(/ {2,}/g, ' ').trim()
}
