import { barePolicy } from '../security/content-security-policy'
import { entityTag } from './entity-tag'

const types = { ics: 'text/calendar', atom: 'application/atom+xml', vcf: 'text/vcard' }

/** Answers with a calendar, a feed or a contact card, which the program that reads it may keep for an hour. */
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
