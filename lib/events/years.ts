type Dated = { sessions: readonly { date: string }[] }

/** Returns the year of an event's last date. */
export function yearOf({ sessions }: Dated): string {
  const latest =
    sessions
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? ''
  return latest.slice(0, 4)
}

/** Returns the years in which there are events, the latest first. */
export function yearsOf(events: readonly Dated[]): string[] {
  return [...new Set(events.map(yearOf))].toSorted().toReversed()
}

/** Returns the address of the list with the events of a year. */
export function yearPath(year: string): `/events/in/${string}` {
  return `/events/in/${year}`
}
