/**
 * Returns the periods that have a page of their own, in order: each year in which one of the days is,
 * `2027`, and each such month of a year with more entries than the longest page has, `2027/03`.
 */
export function periodsOf(days: readonly string[], longest: number): string[] {
  return unique(days.map((day) => day.slice(0, 4))).flatMap((year) => {
    const inYear = days.filter((day) => isInPeriod(day, year))
    const months = inYear.length > longest ? inYear.map(monthOf) : []
    return [year, ...unique(months)]
  })
}

/** Returns whether a day, `2027-03-15`, is in a period. */
export function isInPeriod(day: string, period: string): boolean {
  return day.replaceAll('-', '/').startsWith(period)
}

/** Returns the shortest of the periods that a day is in: the page that lists its entries. */
export function periodOf(day: string, periods: readonly string[]): string {
  return periods.filter((period) => isInPeriod(day, period)).at(-1) ?? day.slice(0, 4)
}

/** Returns the months of a year among the periods that have a page. */
export function monthsOf(year: string, periods: readonly string[]): string[] {
  return periods.filter((period) => period.startsWith(`${year}/`))
}

/** Returns the years among the periods that have a page, the latest first. */
export function yearsOf(periods: readonly string[]): string[] {
  return periods.filter((period) => !period.includes('/')).toReversed()
}

/** Returns the periods of the same length before and after one, of those that have a page. */
export function neighboursOf(period: string, periods: readonly string[]) {
  const alike = periods.filter(({ length }) => length === period.length)
  const index = alike.indexOf(period)
  return { previous: alike[index - 1], next: alike[index + 1] }
}

function monthOf(day: string): string {
  return day.slice(0, 7).replace('-', '/')
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}
