import type { z } from 'zod'
import { isLocale } from '../i18n/locales'
import { editorLanguage, languageName, say } from './editor-language'

/** Zod's findings as one plain sentence each, for the people who edit the JSON files. */
export const contentErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? missing(issue.path) : wrongType(issue)
    case 'invalid_value': {
      const values = issue.values.map(String)
      return say(
        `${shown(issue.input)} non è tra i valori ammessi: ${values.join(', ')}. Per esempio "${values[0]}".`,
        `${shown(issue.input)} is not among the allowed values: ${values.join(', ')}. For example "${values[0]}".`,
      )
    }
    case 'unrecognized_keys':
      return say(
        `«${issue.keys.join('», «')}» non è previsto qui. Controlla come è scritto o toglilo.`,
        `“${issue.keys.join('”, “')}” is not expected here. Check how it is written, or remove it.`,
      )
    case 'invalid_format':
      return `${shown(issue.input)} ${formatHints[issue.format] ?? say('non ha la forma giusta.', 'does not have the right form.')}`
    case 'too_small':
      return issue.origin === 'string'
        ? say('è vuoto. Scrivi il testo.', 'is empty. Write the text.')
        : issue.origin === 'array'
          ? Number(issue.minimum) === 1
            ? say(
                'l’elenco è vuoto: serve almeno un elemento. Aggiungilo.',
                'the list is empty: at least one item is needed. Add it.',
              )
            : say(
                `servono almeno ${issue.minimum} elementi. Aggiungi quelli che mancano.`,
                `at least ${issue.minimum} items are needed. Add what is missing.`,
              )
          : say(
              `${shown(issue.input)} è troppo poco: almeno ${issue.minimum}.`,
              `${shown(issue.input)} is too little: at least ${issue.minimum}.`,
            )
    case 'too_big':
      return issue.origin === 'array'
        ? say(
            `ci sono troppi elementi: al massimo ${issue.maximum}.`,
            `there are too many items: at most ${issue.maximum}.`,
          )
        : say(
            `${shown(issue.input)} è troppo lungo: al massimo ${issue.maximum} caratteri.`,
            `${shown(issue.input)} is too long: at most ${issue.maximum} characters.`,
          )
    default:
      return undefined
  }
}

function wrongType({ expected, input }: { expected: string; input?: unknown }): string {
  const [italian = expected, english = expected] = typeNames[expected] ?? []
  return say(
    `qui serve ${italian}, non ${shown(input)}.`,
    `${english} is needed here, not ${shown(input)}.`,
  )
}

const typeNames: Record<string, [string, string]> = {
  string: ['un testo tra virgolette', 'a text in quotes'],
  number: ['un numero', 'a number'],
  int: ['un numero intero', 'a whole number'],
  boolean: ['true oppure false, senza virgolette', 'true or false, without quotes'],
  array: ['un elenco tra parentesi quadre [ ]', 'a list in square brackets [ ]'],
  object: ['un gruppo tra parentesi graffe { }', 'a group in curly brackets { }'],
}

const formatHints: Record<string, string> = {
  url: say(
    'non è un indirizzo web completo. Deve iniziare con https://, per esempio https://www.example.org.',
    'is not a complete web address. It has to begin with https://, e.g. https://www.example.org.',
  ),
  email: say(
    'non è un indirizzo e-mail, per esempio info@example.org.',
    'is not an e-mail address, e.g. info@example.org.',
  ),
}

function missing(path: readonly PropertyKey[] = []): string {
  const key = String(path.at(-1))
  if (!isLocale(key)) return say(`manca. Aggiungi "${key}".`, `is missing. Add "${key}".`)
  const language = languageName(key)
  return say(`manca. Scrivi il testo in ${language}.`, `is missing. Write the ${language} text.`)
}

/** Returns what somebody wrote, to name it by in a sentence. */
export function shown(input: unknown): string {
  if (typeof input !== 'string') return shortened(JSON.stringify(input) ?? '')
  return editorLanguage === 'it' ? `«${shortened(input)}»` : `“${shortened(input)}”`
}

/** A whole record would fill the screen. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
