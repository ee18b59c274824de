import { barePolicy } from '../security/content-security-policy'
import { entityTag } from './entity-tag'

const types = { ics: 'text/calendar', atom: 'application/atom+xml', vcf: 'text/vcard' }

/** Returns a file for another program, which may keep it for an hour. */
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
