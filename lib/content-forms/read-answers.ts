import { say } from '../content/editor-language'
import { choiceList, type FormField } from './form-field'

/** What is wrong with an answer, or with the whole form. */
export type Fault = { field?: FormField; sentence: string }

/** What was written, by the ids of the fields. */
export type RawAnswers = ReadonlyMap<string, string>

export type Answers = {
  /** Returns a text without what cannot be seen; empty where nothing was written. */
  text: (id: string) => string
  /** Returns the values that were chosen. */
  chosen: (id: string) => string[]
  faults: Fault[]
}

/** Returns the answers as far as they can be used, with a sentence for each that cannot. */
export function readAnswers(fields: readonly FormField[], raw: RawAnswers): Answers {
  const read = new Map(
    fields.map((field) => [field.id, readAnswer(field, raw.get(field.id) ?? '')]),
  )
  const faults = fields.flatMap((field) => {
    const sentence = read.get(field.id)?.fault
    return sentence ? [{ field, sentence }] : []
  })
  return {
    text: (id) => read.get(id)?.text ?? '',
    chosen: (id) => read.get(id)?.chosen ?? [],
    faults,
  }
}

type Read = { text?: string; chosen?: string[]; fault?: string }

function readAnswer(field: FormField, raw: string): Read {
  const written = visible(raw)
  const answer = written === '_No response_' ? '' : written
  if (field.options) return readChoice(field, answer)
  const text = field.kind === 'line' ? oneLine(answer) : answer
  if (!text) return field.isRequired ? { fault: missing(field) } : {}
  const { longest = 2000 } = field
  if (text.length <= longest) return { text }
  return {
    fault: say(
      `il testo è troppo lungo: ${text.length} caratteri, al massimo ${longest}. Accorcialo.`,
      `the text is too long: ${text.length} characters, at most ${longest}. Shorten it.`,
    ),
  }
}

function readChoice(field: FormField, answer: string): Read {
  const { options = [] } = field
  const names = answer.startsWith('- [')
    ? [...answer.matchAll(/^- \[[xX]\] (.*)$/gm)].map(([, words = '']) => words.trim())
    : answer.split(field.kind === 'choices' ? ',' : '\n').map((name) => name.trim())
  const given = names.filter((name) => name && name !== 'None')
  const chosen = given.map(
    (name) =>
      options.find(({ value, words }) => [value, words.toLowerCase()].includes(name.toLowerCase()))
        ?.value,
  )
  const unknown = given.find((_, index) => chosen[index] === undefined)
  const allowed = choiceList(options)
  if (unknown !== undefined || (field.kind !== 'choices' && given.length > 1)) {
    return {
      fault: say(
        `«${shortened(unknown ?? answer)}» non è tra le scelte: ${allowed}.`,
        `“${shortened(unknown ?? answer)}” is not among the choices: ${allowed}.`,
      ),
    }
  }
  if (chosen.length === 0 && field.isRequired) {
    if (field.kind === 'tick') return { fault: noTick(options[0]?.words ?? '') }
    return {
      fault: say(
        `manca la scelta. Si può scegliere: ${allowed}.`,
        `nothing is chosen. You can choose: ${allowed}.`,
      ),
    }
  }
  return { chosen: [...new Set(chosen as string[])] }
}

function noTick(words: string): string {
  return say(`metti la spunta a «${words}».`, `tick “${words}”.`)
}

function missing({ locale }: FormField): string {
  return locale && locale !== 'it'
    ? say(
        'manca. Scrivilo, o chiedi a chi sa la lingua di aggiungerlo qui.',
        'is missing. Write it, or ask someone who knows the language to add it here.',
      )
    : say('manca. Scrivilo.', 'is missing. Write it.')
}

/** Signs that nobody sees could hide words, turn their direction, or break the feeds' XML. */
function visible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu, (sign) =>
      sign === '\n' ? sign : sign === '\t' ? ' ' : '',
    )
    .trim()
}

/** Returns a text on one line; no-break spaces stay. */
export function oneLine(text: string): string {
  return text.replace(/[ \n]+/g, ' ').trim()
}

/** Returns the beginning of a text, to name it by in a sentence. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
