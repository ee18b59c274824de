import { join } from 'node:path'
import { everyLanguage } from '../../testing/every-language'
import { buildChangedSite } from './changed-site'
import { datedEvents, ownPicture } from './dated-events'

/** The build that all browser tests ask, beside the developer's own in `.next`. */
export const testSite = join(process.cwd(), '.next/test-site')

export const siteKey = 'site-key'
export const containerId = 'GTM-E2E0000'

/** While the welcome is shown, and the last of the notices. */
export const announcingTime = '2082-03-01T09:00:00+01:00'

/**
 * What the sample content does not have: many events in years that do not meet, a welcome, notices.
 */
const edits = {
  'content/events.json': (text: string) =>
    JSON.stringify([longOver(JSON.parse(text)), ...datedEvents]),
  'content/welcome.json': (text: string) =>
    text
      .replace('"enabled": false', '"enabled": true')
      .replace(/"from": "[^"]*"/, '"from": "2082-03-01"')
      .replace(/"until": "[^"]*"/, '"until": "2082-03-31"'),
  'content/notice.json': () =>
    JSON.stringify(
      [
        ['over', '2020-01-01', '2020-01-31', 'info'],
        ['running', '2020-01-01', '2082-01-31', 'info'],
        ['to-come', '2082-02-01', '2082-12-31', 'urgent'],
      ].map(([id, from, until, tone]) => ({
        id,
        from,
        until,
        tone,
        text: everyLanguage({ it: `Avviso ${id}`, en: `Notice ${id}`, es: `Anuncio ${id}` }),
        link: {
          path: '/contacts',
          label: everyLanguage({ it: 'Scrivici', en: 'Write', es: 'Escribe' }),
        },
      })),
    ),
}

/** The sample event, so that it is over whenever the tests run. */
function longOver([event]: { sessions: { date: string }[] }[]) {
  const [first, second] = event?.sessions ?? []
  return {
    ...event,
    sessions: [
      { ...first, date: '2019-01-10' },
      { ...second, date: '2019-01-11' },
    ],
  }
}

/** Builds the site as it may be published, unless that is done. */
export function buildTestSite(): Promise<void> {
  return buildChangedSite(testSite, {
    edits,
    added: {
      [`public${ownPicture.file}`]: 'public/assets/pictures/about-us.jpg',
    },
    env: {
      NEXT_PUBLIC_RECAPTCHA_SITE_KEY: siteKey,
      NEXT_PUBLIC_GTM_ID: containerId,
      // `npm test` has checked them.
      TYPES_CHECKED: '1',
    },
  })
}
