import type { Seen } from './traffic'

const limit = 2000
const fewest = 500

/** Returns what the visitors saw, and one sentence for each promise that was broken. */
export function reportOf(seen: readonly Seen[], mails: readonly string[]) {
  const arrivals = ({ marker = '' }: Seen) => mails.filter((text) => text.includes(marker)).length
  const messages = seen
    .filter(({ marker }) => marker)
    .map((one) => ({ ...one, times: arrivals(one) }))
  const pages = seen.filter(({ marker }) => !marker)
  const broken: [what: string, which: readonly Seen[]][] = [
    ['requests were answered 5xx', seen.filter(({ status }) => status >= 500)],
    ['requests got no answer', seen.filter(({ status }) => status === 0)],
    ['requests were refused', seen.filter(({ status }) => status >= 400 && status < 500)],
    ['messages were lost', messages.filter(({ times }) => times === 0)],
    ['messages came twice', messages.filter(({ times }) => times > 1)],
    [
      'messages were confirmed and did not arrive',
      messages.filter(({ status, times }) => status > 0 && status < 400 && times === 0),
    ],
  ]
  const kinds = [...new Set(seen.map(({ kind }) => kind))].sort()
  return {
    lines: [
      ...kinds.map((kind) => `${kind}: ${figures(seen.filter((one) => one.kind === kind))}`),
      `all messages: ${figures(messages)}`,
      ...broken.map(([what, which]) => `${which.length} ${what}`),
    ],
    faults: [
      ...broken.flatMap(([what, { length }]) => (length > 0 ? [`${length} ${what}.`] : [])),
      ...(messages.length < fewest ? [`Fewer than ${fewest} messages were sent.`] : []),
      ...(percentile(messages, 0.99) < limit ? [] : [`p99 of messages is over ${limit} ms.`]),
      ...(percentile(pages, 0.99) < limit ? [] : [`p99 of pages is over ${limit} ms.`]),
    ],
  }
}

function figures(seen: readonly Seen[]): string {
  const [median, p99, longest] = [0.5, 0.99, 1].map((share) => Math.round(percentile(seen, share)))
  return `${seen.length}; median ${median} ms, p99 ${p99} ms, longest ${longest} ms`
}

function percentile(seen: readonly Seen[], share: number): number {
  const times = seen.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  return times[Math.max(0, Math.ceil(share * times.length) - 1)] ?? 0
}
