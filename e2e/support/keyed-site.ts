import { everyLanguage } from '../../testing/every-language'
import { datedEvents } from './dated-events'
import { buildSite } from './site-server'

export const siteKey = 'site-key'

/** While the welcome is shown, and the last of the notices. */
export const announcingTime = '2082-03-01T09:00:00+01:00'

const ownAlt = everyLanguage({ it: 'Una foto', en: 'A photo', es: 'Una foto nuestra' })

/** Photographs that take the place of the illustration on the home page, and of one event's picture. */
export const ownPictures = ['home', 'event-primavera'].map((id) => ({ id, alt: ownAlt }))

/**
 * The site as it may be published: with the check against automated messages, and, which the sample
 * content does not, with a welcome, notices and many events, in years that do not meet, and
 * photographs of its own.
 */
export function buildKeyedSite(): Promise<string> {
  return buildSite({
    name: 'keyed',
    env: { NEXT_PUBLIC_RECAPTCHA_SITE_KEY: siteKey },
    edits: {
      'content/events.json': () => JSON.stringify(datedEvents),
      'content/pictures.json': (text) =>
        JSON.stringify([...(JSON.parse(text) as object[]), ...ownPictures]),
      'content/welcome.json': (text) =>
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
    },
    added: Object.fromEntries(
      ownPictures.map(({ id }) => [
        `public/assets/pictures/${id}.jpg`,
        'public/assets/pictures/about-us.jpg',
      ]),
    ),
  })
}
