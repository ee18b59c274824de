import { expect, test } from 'vitest'
import { feedFaults } from './check-feeds'
import { readPage } from './read-page'
import type { Answer, SiteClient } from './site-client'

const event = 'BEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20271025T140000Z\r\n'
const calendar = `BEGIN:VCALENDAR\r\n${event}SUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

const atom = 'application/atom+xml'

test.each([
  ['a whole calendar', 'text/calendar', 200, 'text/calendar; charset=utf-8', calendar, []],
  ['a whole feed', atom, 200, atom, '<?xml version="1.0"?><feed></feed>\n', []],
  ['a feed that is gone', atom, 404, 'text/html', '', ['the feed /f answers 404.']],
  [
    'a feed of another kind',
    atom,
    200,
    'text/plain',
    '<feed></feed>',
    ['the feed /f is text/plain.'],
  ],
  ['half a feed', atom, 200, atom, '<feed>', ['the feed /f is no whole feed.']],
  [
    'an event without a summary',
    'text/calendar',
    200,
    'text/calendar',
    calendar.replace('SUMMARY:x\r\n', ''),
    ['the feed /f has an event without id, stamp, start or summary.'],
  ],
  [
    'half a calendar',
    'text/calendar',
    200,
    'text/calendar',
    calendar.replace('END:VCALENDAR\r\n', ''),
    ['the feed /f is no whole calendar.'],
  ],
])('of %s it says what is wrong', async (_, type, status, sent, text, faults) => {
  const answer = { status, headers: { 'content-type': sent }, text } as Answer
  const client: SiteClient = { get: () => Promise.resolve(answer) }
  const { links } = readPage(`<link rel="alternate" type="${type}" href="/f">`)
  expect(await feedFaults({ links }, 'https://example.org/', client)).toEqual(faults)
})
