import { buildSite } from './site-server'

export const containerId = 'GTM-E2E0000'

/** In the title of every page of the other build, and nowhere in the first. */
export const otherName = 'Associazione Cambiata'

/** The site's next release: with a Tag Manager container, and under another name. */
export function buildOtherSite(): Promise<string> {
  return buildSite({
    name: 'other',
    env: { NEXT_PUBLIC_GTM_ID: containerId },
    edits: {
      'content/association.json': (text) =>
        text.replace(/("shortName": )"[^"]*"/, `$1"${otherName}"`),
    },
  })
}
