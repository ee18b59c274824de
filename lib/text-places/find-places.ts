import type { Locale } from '../i18n/locales'
import type { PlacedText, TextPlace } from './text-place'

/** A text of a page, and what stands around it in the same element. */
export type Surroundings = { before: string; text: string; after: string }

type Found = {
  places: TextPlace[]
  /** How many letters are the text's own, and not an argument's. */
  letters: number
  isSure: boolean
  given: string[]
}

type Form = { place: TextPlace; letters: number; pieces: string[] }

/** No text is longer; beyond lies the rest of the page. */
const longest = 4000
/** An argument is a name, an address, a number. */
const longestArgument = 80
/** “{start} to {end}” is like many sentences, but for “4 pm to 6:30 pm”. */
const smallestShare = 0.15
/** Shorter ones turn up within others by chance. */
const shortestPart = 10

/**
 * Returns a function that finds the places of a text, the most telling first. It takes the text
 * alone, then with more and more of what stands around it, for a text with tags is spread over
 * several elements. Letters and digits alone count, so that no typography can hide a text.
 */
export function placeFinder(texts: readonly PlacedText[], locale: Locale) {
  const forms = texts
    .filter((text) => text.locale === undefined || text.locale === locale)
    .flatMap(({ place, forms: all }) =>
      all.map((form): Form => {
        const pieces = form.map(lettersOf)
        return { place, pieces, letters: pieces.join('').length }
      }),
    )
    .filter(({ letters }) => letters > 0)
  const whole = new Map<string, TextPlace[]>()
  for (const { place, pieces } of forms.filter(isWithoutArguments)) {
    whole.set(pieces.join(''), [...(whole.get(pieces.join('')) ?? []), place])
  }
  const withArguments = forms
    .filter((form) => !isWithoutArguments(form))
    .map((form) => ({ ...form, pattern: new RegExp(`^${patternOf(form)}$`, 'u') }))
  const asParts = forms
    .filter(({ letters }) => letters >= shortestPart)
    .toSorted((a, b) => b.letters - a.letters)
    .map((form) => ({ ...form, pattern: new RegExp(patternOf(form), 'u') }))

  function find(text: string): Found | undefined {
    const places = whole.get(text)
    if (places) return { places, letters: text.length, isSure: true, given: [] }
    const matches = withArguments.flatMap(({ pattern, place, letters }) => {
      const match = pattern.exec(text)
      return match && letters >= text.length * smallestShare
        ? [{ place, letters, given: match.slice(1) }]
        : []
    })
    const letters = Math.max(...matches.map((match) => match.letters))
    const best = matches.filter((match) => match.letters === letters)
    return (
      best[0] && {
        places: best.map(({ place }) => place),
        letters,
        isSure: letters > text.length / 2,
        given: best[0].given,
      }
    )
  }

  /** A text that was handed to another has a place of its own. */
  function withGiven({ places, given }: Found): TextPlace[] {
    return [...places, ...given.flatMap((text) => whole.get(text) ?? [])]
  }

  return function placesOf(surroundings: readonly Surroundings[]): TextPlace[] {
    const scopes = surroundings
      .map(({ before, text, after }) => [before, text, after].map(lettersOf))
      .filter((parts) => parts.join('').length <= longest)
    let best: Found | undefined
    for (const parts of scopes) {
      const found = find(parts.join(''))
      // What is around may fit an argument of any text by chance.
      if (found && (!best || (found.isSure && found.letters > best.letters))) best = found
    }
    if (best) return distinct(withGiven(best))
    for (const [before = '', text = '', after = ''] of scopes) {
      const within = partsOf(before + text + after, asParts).filter(
        ({ start, end }) => start < before.length + text.length && end > before.length,
      )
      if (within.length > 0) return distinct(within.flatMap(({ places }) => places))
    }
    return []
  }
}

type Part = { start: number; end: number; places: TextPlace[] }

/** Returns the texts that make up another one, as much of it as each takes; the first are taken first. */
function partsOf(text: string, forms: readonly (Form & { pattern: RegExp })[]): Part[] {
  const taken: Part[] = []
  for (const { pattern, place } of forms) {
    const match = pattern.exec(text)
    if (!match) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const same = taken.find((part) => part.start === start && part.end === end)
    if (same) same.places.push(place)
    else if (taken.every((part) => end <= part.start || start >= part.end)) {
      taken.push({ start, end, places: [place] })
    }
  }
  return taken.toSorted((a, b) => a.start - b.start)
}

function distinct(places: readonly TextPlace[]): TextPlace[] {
  return [...new Map(places.map((place) => [`${place.file} ${place.key}`, place])).values()]
}

function isWithoutArguments({ pieces }: Form): boolean {
  return pieces.length === 1
}

function patternOf({ pieces }: Form): string {
  return pieces.join(`(.{0,${longestArgument}}?)`)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
