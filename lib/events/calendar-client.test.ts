import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { sampleEvent } from '@/testing/sample-event'
import { seededRandom } from '@/testing/seeded-random'
import { fixFiles } from '@/tools/content-check/fix-file'
import { idsOfDates, recordChanges } from '@/tools/content-check/record-changes'
import { parseEvents } from '../content/parse-events'
import { entryFile, entryOf } from '../entries/entry-files'
import { calendarEntry } from './calendar-entry'
import { calendarFile } from './calendar-file'

type Session = { id?: string; date: string; start: string; end: string }
type Written = Omit<ReturnType<typeof sampleEvent>, 'sessions'> & { sessions: Session[] }

function save(events: Written[], now: Date): Written[] {
  const files = events.map(
    ({ id, ...event }) => [entryFile('events', id), JSON.stringify(event)] as const,
  )
  const fixed = fixFiles(new Map(files))
  const living = idsOfDates([...fixed.values()])
  return [...fixed].map(([file, text]) => ({
    ...(JSON.parse(recordChanges(file, text, now, living) ?? '') as Written),
    id: entryOf(file)?.id ?? '',
  }))
}

/** What people keep of an entry when they import a file again: the newer of those with one UID. */
type Kept = { sequence: number; modified: string; summary: string; start: string; isOff: boolean }

function importInto(kept: Map<string, Kept>, events: Written[]) {
  const entries = parseEvents(events).map((event) => calendarEntry(event, 'it'))
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ name: 'x', entries })))
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const { uid, sequence, summary, startDate } = new ICAL.Event(component)
    if (sequence < (kept.get(uid)?.sequence ?? 0)) continue
    kept.set(uid, {
      sequence,
      modified: String(component.getFirstPropertyValue('last-modified')),
      summary,
      start: startDate.toString(),
      isOff: component.getFirstPropertyValue('status') === 'CANCELLED',
    })
  }
}

/** One thing that an editor may correct, at random. */
function correct(events: Written[], random: () => number, turn: number): Written[] {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
  const chosen = pick(events)
  const day = `2027-${String(1 + Math.floor(random() * 9)).padStart(2, '0')}-${10 + turn}`
  const session = pick(chosen.sessions)
  const others = chosen.sessions.filter((one) => one !== session)
  const kinds: (() => Partial<Written>)[] = [
    () => ({ sessions: [...others, { ...session, start: `0${turn % 10}:15`, end: '19:00' }] }),
    () => ({ sessions: [{ ...session, date: day }, ...others] }),
    () => ({ status: pick(['cancelled', 'postponed', 'moved', 'full', 'scheduled']) }),
    () => ({ title: { ...chosen.title, it: `Titolo ${turn}` } }),
    () => ({ sessions: [...chosen.sessions, { date: day, start: '20:00', end: '21:00' }] }),
    () => ({ sessions: others.length > 0 ? others : chosen.sessions }),
    () => ({ sessions: chosen.sessions.toReversed() }),
    () => ({ id: `${chosen.id.split('-x')[0]}-x${turn}` }),
  ]
  const change = pick(kinds)()
  return events.map((event) => (event === chosen ? { ...event, ...change } : event))
}

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'after ten corrections an imported calendar has no entry twice and none that is stale (%i)',
  (seed) => {
    const random = seededRandom(seed)
    let now = Date.parse('2026-12-01T10:00:00Z')
    let events = save([sampleEvent('uno'), sampleEvent('due')] as Written[], new Date(now))
    const kept = new Map<string, Kept>()
    importInto(kept, events)
    for (let turn = 0; turn < 10; turn += 1) {
      // Now and then by a computer whose clock is behind.
      now += (random() - 0.2) * 86_400_000
      events = save(correct(events, random, turn), new Date(now))
      importInto(kept, events)
    }
    const inCalendar = [...kept.values()].filter(({ isOff }) => !isOff)
    const isOn = (event: Written) => !/cancelled|postponed/.test(event.status)
    const onSite = events.filter(isOn).flatMap(({ sessions, title, status }) =>
      sessions.map(({ date, start }) => ({
        start: `${date}T${start}:00`,
        isNamed: (summary: string) =>
          summary === title.it || (status !== 'scheduled' && summary.endsWith(`: ${title.it}`)),
      })),
    )
    expect(inCalendar.map(({ start }) => start).sort()).toEqual(
      onSite.map(({ start }) => start).sort(),
    )
    for (const { start, summary } of inCalendar) {
      expect(
        onSite.some((date) => date.start === start && date.isNamed(summary)),
        summary,
      ).toBe(true)
    }
  },
)
