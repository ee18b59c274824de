import { createHash } from 'node:crypto'

/**
 * Returns the tag by which caches see that a file has not changed. Next gives one to pages only; a weak
 * one, because the file may be sent compressed.
 */
export function entityTag(content: string | ArrayBuffer): string {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
