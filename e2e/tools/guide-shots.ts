import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { buildChangedSite } from '../support/changed-site'
import { mainSite } from '../support/site-server'

type GuideShot = {
  /** `docs/pictures/<name>.webp` */
  name: string
  path: string
  /** What a recipe has changed: framed, and in the middle of the picture. */
  framed?: (page: Page) => Locator
  /** The time of the visit, where it matters. */
  now?: string
}

const phone = '+390701234567'

/** The home page for the README, and for each recipe the place where its change is seen. */
export const guideShots: GuideShot[] = [
  { name: 'home', path: '/' },
  {
    name: 'event',
    path: '/events',
    framed: (page) => page.getByRole('article').filter({ hasText: 'Serata di ascolto' }),
  },
  {
    name: 'phone-contacts',
    path: '/contacts',
    framed: (page) => page.getByRole('main').locator(`a[href="tel:${phone}"]`).first(),
  },
  {
    name: 'phone-footer',
    path: '/contacts',
    framed: (page) => page.getByRole('contentinfo').locator(`a[href="tel:${phone}"]`).first(),
  },
  {
    name: 'hours',
    path: '/services/listening-desk',
    framed: (page) => page.locator('main p[data-open] + p').first(),
  },
  {
    name: 'review',
    path: '/',
    framed: (page) =>
      page.getByRole('listitem').filter({ hasText: 'Mi hanno ascoltato con calma.' }),
  },
  {
    name: 'notice',
    path: '/',
    now: '2027-08-10T09:00:00+02:00',
    framed: (page) => page.getByText('Dal 9 al 20 agosto'),
  },
]

/** Builds the site as it is once all recipes of docs/editors.it.md were followed. */
export async function buildGuideSite(): Promise<string> {
  const guide = readFileSync('docs/editors.it.md', 'utf8')
  const [event = '', review = '', notice = ''] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, block]) => block,
  )
  const directory = join(mainSite, '.next/guide-site')
  await buildChangedSite(directory, {
    edits: {
      'content/events.json': (text) => text.replace('[', () => `[${event}`),
      'content/reviews.json': (text) => text.replace('[', () => `[${review}`),
      'content/notice.json': () => notice,
      'content/association.json': (text) => text.replace(/"phone": "[^"]*"/, `"phone": "${phone}"`),
    },
  })
  return directory
}
