import { expect, test } from 'vitest'
import { calendarFile } from '../../lib/events/calendar-file'
import { atomFeed } from '../../lib/feeds/atom'
import { feedFaults } from './check-feeds'
import type { SiteClient } from './site-client'

const site = 'http://localhost:3000'
const entry = {
  id: `${site}/a`,
  url: `${site}/a`,
  title: 'Ascolto',
  summary: 'x',
  updated: new Date(0),
}
const atom = atomFeed({
  title: 'Novità',
  author: 'Associazione',
  language: 'it',
  url: `${site}/feed.atom`,
  pageUrl: site,
  entries: [entry],
})
const calendar = calendarFile({ name: 'Eventi', entries: [] })

/** Returns what is said of a page's feed, which answers with this text. */
async function faultsOf(type: string, text: string): Promise<string[]> {
  const links = [{ rel: 'alternate', type, href: '/feed' }]
  const client = { get: async () => ({ status: 200, headers: { 'content-type': type }, text }) }
  return feedFaults({ links } as never, site, client as unknown as SiteClient)
}

test('feeds that every program can read are well', async () => {
  expect(await faultsOf('application/atom+xml', atom)).toEqual([])
  expect(await faultsOf('text/calendar', calendar)).toEqual([])
})

test.each([
  ['application/atom+xml', atom.replace('Ascolto', 'Ascolto\u000bcon te')],
  ['application/atom+xml', atom.replace('Ascolto', '<b>Ascolto')],
  ['application/atom+xml', atom.replace('Ascolto', 'A & B')],
  ['application/atom+xml', atom.slice(0, -10)],
  ['text/calendar', calendar.replace('END:VCALENDAR', '')],
  ['text/calendar', 'Not Found'],
])('%s that a program would refuse is named', async (type, text) => {
  expect(await faultsOf(type, text)).toEqual([expect.stringContaining('/feed cannot be read: ')])
})
