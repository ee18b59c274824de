import { createHash } from 'node:crypto'
import { barePolicy } from '../security/content-security-policy'

const types = { ics: 'text/calendar', atom: 'application/atom+xml' }

/** Answers with a calendar or a feed, which the program that reads it may keep for an hour. */
export function fileResponse(text: string, type: keyof typeof types): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${types[type]}; charset=utf-8`,
      'Cache-Control': 'public, max-age=3600',
      'Content-Security-Policy': barePolicy,
      ETag: entityTag(text),
    },
  })
}

/**
 * Returns the tag by which caches see that a file has not changed. Next gives one to pages only; a weak
 * one, because the file may be sent compressed.
 */
export function entityTag(content: string | ArrayBuffer): string {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
