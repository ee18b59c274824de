import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { entryFile, entryFolder } from '../../lib/entries/entry-files'
import shipped from '../../lib/version-skew/sources.json'
import { buildOnce } from '../../scripts/build-once'
import { everyLanguage } from '../../testing/every-language'
import { datedEvents, ownPicture, pastEvent, unpublished } from './dated-events'

/** The build that all browser tests ask, beside the developer's own in `.next`. */
export const testSite = join(process.cwd(), '.next/test-site')

export const siteKey = 'site-key'
export const containerId = 'GTM-E2E0000'

/** No test comes to these days by chance. */
export const deskPause = { from: '2083-08-09', until: '2083-08-22' }

/** While the welcome is shown, and the last of the notices. */
export const announcingTime = '2082-03-01T09:00:00+01:00'

/** Public money that has arrived, which the sample content does not say. */
export const grant = {
  body: 'Comune di Prova',
  amount: 1234.5,
  receivedOn: '2026-05-04',
  reason: everyLanguage({ it: 'Per i laboratori.', en: 'For workshops.', es: 'Para talleres.' }),
}

/** The services nearby that somebody has checked. */
export const checkedServices = ['consultorio', 'spazio-giovani', 'donna-ceteris']

/**
 * What the site's own content does not have: a welcome, notices, public money, public services that somebody has checked, a pause of the listening desk.
 */
const edits = {
  'content/transparency.json': () =>
    JSON.stringify({
      checkedOn: '2026-06-15',
      statute: { approvedOn: '2016-03-15', url: 'https://www.example.org/statuto.pdf' },
      accounts: [{ year: 2025, url: 'https://www.example.org/bilancio.pdf' }],
      grants: [grant],
      fivePerThousand: [
        { year: 2024, amount: 850, receivedOn: '2025-12-01' },
        { year: 2023, amount: 700, receivedOn: '2024-12-01', report: 'https://www.example.org/' },
      ],
    }),
  'content/nearby-services.json': (text: string) =>
    JSON.stringify(
      JSON.parse(text).map((service: { id: string }) => ({
        phone: '+390702222222',
        ...service,
        ...(checkedServices.includes(service.id) && { verifiedOn: '2026-11-24' }),
      })),
    ),
  'content/desk-pause.json': () =>
    JSON.stringify([
      {
        ...deskPause,
        text: everyLanguage({ it: 'Torniamo presto.', en: 'Back soon.', es: 'Volvemos pronto.' }),
      },
    ]),
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

const variables = {
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: siteKey,
  NEXT_PUBLIC_GTM_ID: containerId,
  // `npm test` has checked them.
  TYPES_CHECKED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Builds the site as it may be published, unless that is done. */
export function buildTestSite(): void {
  copySources(testSite)
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(testSite, file)
    writeFileSync(path, edit(readFileSync(path, 'utf8')))
  }
  rmSync(join(testSite, entryFolder('events')), { recursive: true, force: true })
  mkdirSync(join(testSite, entryFolder('events')))
  // In years that do not meet.
  for (const { id, ...event } of [pastEvent, ...datedEvents, unpublished]) {
    writeFileSync(join(testSite, entryFile('events', id)), JSON.stringify(event))
  }
  cpSync('testing/pictures/sample.jpg', join(testSite, ownPicture.file))

  buildOnce(testSite, variables)
}

/** Copies what a build is made of to a folder, beside the packages of the original. */
function copySources(site: string): void {
  // The build begins with the check of the content and of the editor's configuration.
  for (const source of [...shipped, 'tools', 'editor']) {
    // What an earlier run copied may be gone from the original.
    rmSync(join(site, source), { recursive: true, force: true })
    // Tests import from testing/, which the copy does not hold.
    const filter = (path: string) => !/\.(test|spec)\.tsx?$|^editor\/testing/.test(path)
    cpSync(source, join(site, source), { recursive: true, filter })
  }
  const packages = join(site, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(process.cwd(), 'node_modules'), packages, 'junction')
}
