import type { Seen } from './traffic'

const slowest = 2000

/** Returns what the visitors saw as a table, and one sentence for each promise that was broken. */
export function reportOf(seen: readonly Seen[], mails: readonly string[]) {
  const messages = seen.filter(({ marker }) => marker)
  const arrivals = new Map(
    messages.map(({ marker = '' }) => [
      marker,
      mails.filter((text) => text.includes(marker)).length,
    ]),
  )
  const isConfirmed = ({ status }: Seen) => status === 200 || status === 303
  const arrived = ({ marker = '' }: Seen) => arrivals.get(marker) ?? 0
  const kinds = [...new Set(seen.map(({ kind }) => kind))].sort()

  const lines = kinds.map((kind) => {
    const ones = seen.filter((one) => one.kind === kind)
    const times = ones.map(({ milliseconds }) => milliseconds)
    return `${kind}: ${ones.length}, ${statuses(ones)}; ${figures(times)}`
  })
  const allTimes = (ones: readonly Seen[]) => ones.map(({ milliseconds }) => milliseconds)
  const pages = seen.filter(({ marker }) => !marker)
  const counts: [count: number, what: string][] = [
    [seen.filter(({ status }) => status >= 500).length, 'requests were answered 5xx'],
    [seen.filter(({ status }) => status === 0).length, 'requests got no answer'],
    [seen.filter(({ status }) => status >= 400 && status < 500).length, 'were refused'],
    [messages.filter((one) => arrived(one) === 0).length, 'messages were lost'],
    [messages.filter((one) => arrived(one) > 1).length, 'messages came twice'],
    [
      messages.filter((one) => isConfirmed(one) && arrived(one) === 0).length,
      'messages were confirmed without having arrived',
    ],
  ]
  lines.push(`messages: ${messages.length}, ${figures(allTimes(messages))}`)
  lines.push(`pages: ${pages.length}, ${figures(allTimes(pages))}`)
  lines.push(...counts.map(([count, what]) => `${count} ${what}`))
  const faults = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}.`] : []))
  for (const [name, ones] of [
    ['messages', messages],
    ['pages', pages],
  ] as const) {
    if (percentile(allTimes(ones), 0.99) >= slowest) faults.push(`p99 of ${name} is over 2 s.`)
  }
  if (messages.length < 500) faults.push('Fewer than 500 messages were sent.')
  return { lines, faults }
}

function statuses(seen: readonly Seen[]): string {
  const count = new Map<number, number>()
  for (const { status } of seen) count.set(status, (count.get(status) ?? 0) + 1)
  return [...count].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')
}

function figures(times: readonly number[]): string {
  const at = (share: number) => Math.round(percentile(times, share))
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}
