/**
 * Returns the promise's value, or `undefined` when it fails or takes longer than `milliseconds`.
 */
export async function withTimeout<T>(
  milliseconds: number,
  promise: Promise<T>,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  try {
    return await Promise.race([promise, limit])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
