import { daysValid, isDate } from '../../lib/content/schemas/fields'
import { reviewsShown } from '../../lib/content/schemas/reviews'
import { entryFolder, entryOf, type EntryKind } from '../../lib/entries/entry-files'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { addDays } from '../../lib/time/weekdays'
import type { Content, Finding } from './finding'

/** Returns the entries of a kind with their files; of one that cannot be read, only that it is there. */
export function entriesOf(content: Content, kind: EntryKind) {
  return Object.entries(content).flatMap(([file, value]) => {
    const entry = entryOf(file)
    if (entry?.kind !== kind) return []
    return [{ file, id: entry.id, entry: isGroup(value) ? value : {} }]
  })
}

/** Finds what depends on today's date: numbers to check again, consents to come, texts that are over. */
export function recordProblems(content: Content, today: string): Finding[] {
  const future = (day: string) => (day > today ? { sentence: futureSentence(today) } : undefined)
  const expired = (day: string) =>
    day < today ? ({ sentence: expiredSentence(day), level: 'warning' } as const) : undefined
  const reviews = entriesOf(content, 'reviews')
  return [
    ...dated(content, 'content/helplines.json', ['verifiedOn'], (day) =>
      day > today ? future(day) : oldCheck(day, today, helplineSentence),
    ),
    ...dated(content, 'content/helplines.json', ['ways', 'verifiedOn'], (day) =>
      day > today ? future(day) : oldCheck(day, today, helplineSentence),
    ),
    ...dated(content, 'content/helplines.json', ['exceptions', 'until'], expired),
    ...dated(content, 'content/nearby-services.json', ['verifiedOn'], (day) =>
      day > today ? future(day) : oldCheck(day, today, helplineSentence),
    ),
    ...dated(content, 'content/practical-answers.json', ['verifiedOn'], (day) => {
      if (day > today) return future(day)
      return day < addDays(today, -daysValid.warned)
        ? { sentence: oldAnswerSentence(day, today), level: 'launch' }
        : undefined
    }),
    ...dated(content, 'content/donations.json', ['taxRelief', 'verifiedOn'], (day) =>
      day > today ? future(day) : oldCheck(day, today, taxSentence),
    ),
    ...dated(content, 'content/transparency.json', ['grants', 'receivedOn'], future),
    ...dated(content, 'content/transparency.json', ['fivePerThousand', 'receivedOn'], future),
    ...transparencyProblems(content, today),
    ...entriesOf(content, 'events').flatMap(({ file }) =>
      dated(content, file, ['updatedOn'], future),
    ),
    ...reviews.flatMap(({ file }) => dated(content, file, ['consentOn'], future)),
    ...reviews.flatMap(({ file }) => dated(content, file, ['until'], expired)),
    ...fewReviews(
      reviews.map(({ entry }) => entry),
      today,
    ),
    ...dated(content, 'content/notice.json', ['until'], expired),
    ...dated(content, 'content/desk-pause.json', ['until'], expired),
    ...dated(content, 'content/closures.json', ['until'], expired),
  ]
}

type Verdict = Pick<Finding, 'sentence' | 'level'> | undefined

/** Looks at a date of each record: `field` leads to it, through the lists that are on the way. */
function dated(
  content: Content,
  file: string,
  field: readonly string[],
  verdict: (day: string) => Verdict,
): Finding[] {
  return valuesAt(content[file], field).flatMap(({ path, value }) => {
    // One that is no date has been named before.
    const found = isDate(value) ? verdict(value) : undefined
    return found ? [{ file, path, ...found }] : []
  })
}

function fewReviews(reviews: readonly Record<string, unknown>[], today: string): Finding[] {
  const shown = reviews.filter(({ until = today }) => String(until) >= today)
  if (shown.length >= reviewsShown) return []
  const sentence = `nella pagina iniziale c’è posto per ${reviewsShown} recensioni, e ora se ne leggono ${shown.length}. Quando puoi, aggiungine.`
  return [{ file: entryFolder('reviews'), path: [], sentence, level: 'warning' }]
}

function valuesAt(
  value: unknown,
  field: readonly string[],
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; value: unknown }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valuesAt(item, field, [...path, index]))
  }
  const [step, ...rest] = field
  if (step === undefined) return [{ path, value }]
  return isGroup(value) ? valuesAt(value[step], rest, [...path, step]) : []
}

function oldCheck(
  day: string,
  today: string,
  sentence: (day: string, today: string) => string,
): Verdict {
  if (day >= addDays(today, -daysValid.warned)) return undefined
  return {
    sentence: sentence(day, today),
    level: day < addDays(today, -daysValid.published) ? 'launch' : 'warning',
  }
}

function helplineSentence(day: string, today: string): string {
  return `il numero è stato controllato l’ultima volta il ${day}. Chiamalo o guarda la fonte, poi scrivi la data di oggi: ${today}.`
}

function oldAnswerSentence(day: string, today: string): string {
  return `la risposta era vera il ${day}, e dopo sei mesi il sito non la mostra più. Ricontrollala, poi scrivi la data di oggi: ${today}.`
}

function taxSentence(day: string, today: string): string {
  return `la legge è stata letta l’ultima volta il ${day}. Chiedi al commercialista se vale ancora, poi scrivi la data di oggi: ${today}.`
}

/**
 * Reminds of 30 June, by when the public money of the year before is on the site (law 124/2017): from
 * the first of the month, and after it until somebody has checked the page.
 */
function transparencyProblems(content: Content, today: string): Finding[] {
  const file = 'content/transparency.json'
  const page = content[file]
  if (!isGroup(page)) return []
  const checkedOn = isDate(page.checkedOn) ? page.checkedOn : ''
  const path = checkedOn ? ['checkedOn'] : []
  if (checkedOn > today) return [{ file, path, sentence: futureSentence(today) }]
  const year = Number(today.slice(0, 4))
  const lastDue = today > `${year}-06-30` ? year : year - 1
  const isLate = checkedOn < `${lastDue}-01-01`
  const isNear = today >= `${year}-06-01` && checkedOn < `${year}-01-01`
  if (!isLate && !isNear) return []
  const due = isLate ? lastDue : year
  const sentence = `i contributi pubblici ricevuti nel ${due - 1} vanno pubblicati entro il 30 giugno ${due}. Completa l’elenco, poi scrivi in "checkedOn" la data di oggi: ${today}.`
  return [{ file, path, sentence, level: isLate ? 'launch' : 'warning' }]
}

function futureSentence(today: string): string {
  return `la data è nel futuro. Scrivi il giorno in cui è successo, al più tardi oggi: ${today}.`
}

function expiredSentence(day: string): string {
  return `non si vede più: l’ultimo giorno era il ${day}. Togli tutto il gruppo, o cambia la data.`
}
