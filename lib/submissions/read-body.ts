import { Problem } from './problem'

const limit = 32 * 1024

/** Returns the body's bytes, counted as they come: a length header can be absent or false. */
export async function readBody(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > limit) throw new Problem('too-large')
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunksOf(request)) {
    length += chunk.length
    if (length > limit) throw new Problem('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) yield part.value
  } catch {
    throw new Problem('malformed', { reason: 'cut' })
  } finally {
    // Not awaited: a sender that never stops must not hold up the answer.
    void reader?.cancel().catch(() => undefined)
  }
}

export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Problem('malformed')
  }
}
