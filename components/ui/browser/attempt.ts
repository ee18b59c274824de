/**
 * Does what the page can do without. A browser may lack what it needs or refuse it, by the visitor's
 * settings or an employer's: from an effect, React would then put the error page in the page's place.
 */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
