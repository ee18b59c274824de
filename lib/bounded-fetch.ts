/** More than any answer that we wait for has. */
const limit = 1024 * 1024

/**
 * Asks another server, and throws when its answer is over 1 MiB, unpacked, or a redirect: what is
 * posted there goes nowhere else. `json` is absent where the answer is none.
 */
export async function boundedFetch(url: string, options: RequestInit) {
  const response = await fetch(url, { ...options, redirect: 'error', cache: 'no-store' })
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // Leaving the loop cancels what is still to come.
    if (length > limit) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  const { status, ok, headers } = response
  return { status, ok, headers, json: parse(Buffer.concat(chunks).toString('utf8')) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
