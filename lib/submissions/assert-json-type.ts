import { Problem } from './problem'

const json = /^\s*application\/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i

/** JSON only, which no plain HTML form can send across sites, and UTF-8 only. */
export function assertJsonType(headers: Headers): void {
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (!json.test(headers.get('content-type') ?? '') || encoding !== 'identity') {
    throw new Problem('unsupported-media-type')
  }
}
