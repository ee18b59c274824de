import { everyLanguage } from './every-language'
import { sampleEvent } from './sample-event'

const audiences = ['adults', 'children', 'teens', 'youth', 'elderly']
const prices = ['free', 'donation', 'reservation-required', { euro: 8 }, { euro: 12.5 }]
const words =
  'ascolto cerchio parole gioco silenzio voce famiglia scuola lettura cammino laguna teatro musica paure sogni incontro emozioni radici orto cucina memoria stagni respiro domande'.split(
    ' ',
  )

/**
 * Returns events spread over twelve years, the last fifth of them after `today`: with texts that
 * differ, or a page with them would be compressed to almost nothing.
 */
export function generatedEvents(count: number, today: Date) {
  const first = today.getTime() - 0.8 * 12 * year
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(index)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const text = (length: number) => Array.from({ length }, () => pick(words)).join(' ')
    const start = first + (index / count) * 12 * year
    const dates = Array.from({ length: 1 + Math.floor(random() * 4) }, (__, week) =>
      new Date(start + week * 7 * day).toISOString().slice(0, 10),
    )
    const title = `${text(3)} ${index}`
    const more = text(14)
    return {
      ...sampleEvent(`${text(2).replace(' ', '-')}-${index}`),
      title: everyLanguage({ it: title, en: `${title} en`, es: `${title} es` }),
      shortDescription: everyLanguage({ it: more, en: `${more} en`, es: `${more} es` }),
      sessions: dates.map((date) => ({ date, start: '17:00', end: '19:00' })),
      audiences: [pick(audiences)],
      price: pick(prices),
    }
  })
}

const day = 24 * 60 * 60 * 1000
const year = 365.25 * day

/** The same numbers each time: a Lehmer generator. */
function randomFrom(seed: number): () => number {
  let state = (seed * 7919 + 104729) % 2147483647
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}
