/** Returns the error of a content file that the site cannot use; `npm run content` says it in Italian, with the line. */
export function contentError(file: string, reason: string, cause?: unknown): Error {
  const advice = 'Che cosa correggere, e in quale riga: npm run content.'
  return new Error(`${file}:\n${reason}\n${advice}`, { cause })
}
