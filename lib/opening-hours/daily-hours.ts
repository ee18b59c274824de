/** Times of Europe/Rome; an end at or before the start is one of the next day, as midnight is. */
export type DailyHours = { start: string; end: string }

/** Returns whether a line is open when the clock in Rome shows `time`. */
export function isOpenAt({ start, end }: DailyHours, time: string): boolean {
  return end <= start ? start <= time || time < end : start <= time && time < end
}
