/** Returns whether a date, `2027-02-28`, is in the calendar. */
export function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Returns the date that `12/11/2027`, `12.11.2027` or `2027-11-3` means, if it means one. */
export function dateMeant(written: string): string | undefined {
  const parts = written.trim().split(/[-/.]/)
  if (parts.length !== 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined
  const [year = '', month = '', day = ''] = parts[0]?.length === 4 ? parts : parts.reverse()
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isInCalendar(date) ? date : undefined
}

/** Returns the time that `9:00`, `16.30` or `9` means, if it means one. */
export function timeMeant(written: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,h](\d{2}))?$/.exec(written.trim()) ?? []
  return hours && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : undefined
}
