import { buildSite } from './site-server'

export const containerId = 'GTM-E2E0000'

/** In the title of every page of the other build, and nowhere in the first. */
export const otherName = 'Associazione Cambiata'

/** English messages that the other build lacks: plain, with tags, and two that client code shows. */
export const missingMessages = [
  'ContactForm.submit',
  'FormFields.contact.privacy',
  'FormStatus.optional',
  'HomePage.reviewsTitle',
] as const

/**
 * The site's next release: with a Tag Manager container, under another name, and with holes in its
 * English.
 */
export function buildOtherSite(): Promise<string> {
  return buildSite({
    name: 'other',
    unchecked: true,
    env: { NEXT_PUBLIC_GTM_ID: containerId },
    edits: {
      'content/association.json': (text) =>
        text.replace(/("shortName": )"[^"]*"/, `$1"${otherName}"`),
      'messages/en.json': withoutMessages,
    },
  })
}

function withoutMessages(text: string): string {
  const missing: readonly string[] = missingMessages
  function prune(group: object, prefix: string): object {
    return Object.fromEntries(
      Object.entries(group).flatMap(([key, value]) =>
        missing.includes(prefix + key)
          ? []
          : [[key, typeof value === 'object' ? prune(value, `${prefix}${key}.`) : value]],
      ),
    )
  }
  return JSON.stringify(prune(JSON.parse(text), ''))
}
