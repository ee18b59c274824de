import ICAL from 'ical.js'
import { NextIntlClientProvider } from 'next-intl'
import { parse } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { EventCard } from '@/components/events/event-card'
import { EventFacts } from '@/components/events/event-facts'
import { EventRows } from '@/components/events/event-rows'
import { EventState } from '@/components/events/event-state'
import { locales, type Locale } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { edgeCaseEvents, edgeCaseDay } from '@/testing/edge-case-events'
import type { Event } from '../content/events'
import { timeZone } from '../time/rome-clock'
import { consequences } from './event-state'

let events: readonly Event[]

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('../entries/read-entries', () => ({
    readEntries: (kind: string) => (kind === 'events' ? edgeCaseEvents : []),
  }))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(edgeCaseDay) })
  events = (await import('../content/events')).events
})

afterAll(() => {
  vi.doUnmock('../entries/read-entries')
  vi.useRealTimers()
})

/** The model, told again in the plainest way: what somebody has decided, else what the day says. */
function expectedState({ state, sessions, bookingUntil }: Event, isDated: boolean) {
  const { word, takesPlace } = consequences[state]
  if (!takesPlace) return word
  const today = edgeCaseDay.slice(0, 10)
  const isOver = sessions.every(({ date, start, end }) =>
    end > start ? date < today : `${date}T24` < today,
  )
  if (isDated && isOver) return 'past'
  if (word) return word
  return isDated && bookingUntil && bookingUntil < today ? 'booking-closed' : undefined
}

function expectedTitle(event: Event, locale: Locale, isDated: boolean): string {
  const state = expectedState(event, isDated)
  const title = event.title[locale]
  return state ? `${messagesFor(locale).EventState[state]}: ${title}` : title
}

function render(locale: Locale, children: React.ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>,
  )
}

/** The words of a page, as a text browser has them. */
function textOf(html: string): string {
  type Node = { nodeName: string; value?: string; childNodes?: Node[] }
  const words = ({ nodeName, value = '', childNodes = [] }: Node): string =>
    nodeName === 'script' ? '' : value + childNodes.map(words).join(' ')
  return words(parse(html) as Node)
}

/** The clock of Rome at an instant, by another way than the site's. */
function inRome(instant: Date): string {
  return instant.toLocaleString('sv-SE', { timeZone }).slice(0, 16)
}

test('there are all of them', () => {
  expect(events.length).toBeGreaterThanOrEqual(60)
  expect(events).toHaveLength(edgeCaseEvents.length)
})

/** What a page says of one state alone; that bookings are closed, a decision or the day says. */
const statedWords = Object.values(consequences)
  .flatMap(({ word = 'past' }) => word)
  .filter((word) => word !== 'booking-closed')

describe.each(locales)('each tells what the model tells, in %s', (locale) => {
  const words = messagesFor(locale).EventState

  test('page and list', () => {
    for (const event of events) {
      const state = expectedState(event, true)
      const page = textOf(render(locale, <EventState event={event} />))
      for (const word of statedWords) {
        expect(page.includes(words[word]), `${event.id} ${word}`).toBe(state === word)
      }
      const inFull = render(locale, <EventCard event={event} />)
      const inLine = render(locale, <EventRows events={[event]} isOver={state === 'past'} />)
      for (const place of [inFull, inLine].map(textOf)) {
        expect(place, event.id).toContain(event.title[locale].slice(0, 12))
        // What is over stands under a heading that says so.
        if (state && state !== 'past') expect(place, event.id).toContain(words[state])
      }
      const facts = render(locale, <EventFacts event={event} />)
      for (const { date } of event.sessions) expect(facts).toContain(`dateTime="${date}T`)
    }
  })

  test('title, description and picture', async () => {
    const { descriptionWithState, titleWithState } = await import('./event-state')
    const { socialWords } = await import('../seo/social-words')
    const { drawableText, titleSize } = await import('../seo/drawable-text')
    for (const event of events) {
      const title = expectedTitle(event, locale, true)
      const state = expectedState(event, true)
      expect(titleWithState(event, locale, new Date())).toBe(title)
      const description = event.shortDescription[locale]
      expect(descriptionWithState(event, locale, new Date())).toBe(
        state ? `${words[state]}. ${description}` : description,
      )
      const picture = socialWords(`/events/${event.id}`, locale)
      expect(titleSize(picture.title), event.id).toBeGreaterThan(30)
      const whole = drawableText(title)
      const without = state ? words[state] : messagesFor(locale).EventsPage.metaTitle
      expect([whole, without], event.id).toContain(picture.title)
      // Nobody reads a title of which letters are missing.
      const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(title)
      if (isLatin && title.length <= 160) expect(picture.title).toBe(whole)
      if (!isLatin) expect(picture.title).toBe(without)
    }
  })

  test('structured data', async () => {
    const { eventData } = await import('../seo/event-data')
    for (const event of events) {
      const entries = eventData(event, locale, false)
      expect(entries.map(({ startDate }) => inRome(new Date(String(startDate))))).toEqual(
        event.sessions.map((session) => `${session.date} ${session.start}`),
      )
      expect(new Set(entries.map(({ eventStatus }) => eventStatus))).toEqual(
        new Set([`https://schema.org/${consequences[event.state].search}`]),
      )
    }
  })

  test('feed', async () => {
    const { eventsAndNewsFeed } = await import('../feeds/events-and-news')
    const feed = eventsAndNewsFeed(locale)
    const entries = [...feed.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, entry = '']) => entry)
    const told = entries.map((entry) => {
      const field = (name: string) =>
        new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(entry)?.[1] ?? ''
      return { title: textOf(field('title')), updated: field('updated') }
    })
    const titles = events.map((event) => textOf(escaped(expectedTitle(event, locale, false))))
    const ofEvents = told.filter(({ title }) => titles.includes(title))
    expect(ofEvents.length).toBeGreaterThan(45)
    vi.setSystemTime(new Date('2027-03-16T12:00:00+01:00'))
    expect(eventsAndNewsFeed(locale)).toBe(feed)
    vi.setSystemTime(new Date(edgeCaseDay))
  })

  test('calendars', async () => {
    const { calendarEntry } = await import('./calendar-entry')
    const { calendarFile } = await import('./calendar-file')
    const entries = events.map((event) => calendarEntry(event, locale))
    const calendar = new ICAL.Component(ICAL.parse(calendarFile({ name: 'x', entries })))
    const told = calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(component)
      const status = component.getFirstPropertyValue('status')
      return { uid, summary, status, start: startDate.toString(), end: endDate.toString() }
    })
    expect(new Set(told.map(({ uid }) => uid)).size).toBe(told.length)
    expect(told.map(({ summary, status, start }) => ({ summary, status, start }))).toEqual(
      events.flatMap((event) =>
        event.sessions.map(({ date, start }) => ({
          summary: expectedTitle(event, locale, false),
          status: consequences[event.state].calendar,
          start: `${date}T${start}:00`,
        })),
      ),
    )
    expect(told.every(({ start, end }) => start < end)).toBe(true)
  })
})

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
