import { z } from 'zod'
import { languageName } from '../../lib/i18n/formats'
import { isLocale } from '../../lib/i18n/locales'

const italian = z.locales.it().localeError

/**
 * Zod's findings as one plain sentence each, for the people who edit the JSON files. Zod's own Italian
 * names types (“atteso vettore, ricevuto object”), and not what to write.
 */
export const contentErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? missing(issue.path)
        : wrongType(issue.expected, issue.input)
    case 'invalid_value': {
      const values = issue.values.map(String)
      const found = issue.input === undefined ? 'quello che manca' : shown(issue.input)
      return `${found} non è tra i valori ammessi: ${values.join(', ')}. Per esempio "${values[0]}".`
    }
    case 'unrecognized_keys':
      return `«${issue.keys.join('», «')}» non è previsto qui. Controlla come è scritto o toglilo.`
    case 'invalid_format':
      return `${shown(issue.input)} ${formatHints[issue.format] ?? 'non ha la forma giusta.'}`
    case 'too_small':
      if (issue.origin === 'string') return 'è vuoto. Scrivi il testo.'
      if (issue.origin !== 'array') return italian(issue)
      return `nell’elenco servono almeno ${issue.minimum} elementi. Aggiungi quelli che mancano.`
    default:
      return italian(issue)
  }
}

function wrongType(expected: string, input: unknown): string {
  return `qui serve ${typeNames[expected] ?? expected}, non ${shown(input)}.`
}

const typeNames: Record<string, string> = {
  string: 'un testo tra virgolette',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'true oppure false, senza virgolette',
  array: 'un elenco tra parentesi quadre [ ]',
  object: 'un gruppo tra parentesi graffe { }',
}

const formatHints: Record<string, string> = {
  url: 'non è un indirizzo web completo. Deve iniziare con https://, per esempio https://www.example.org.',
  email: 'non è un indirizzo email, per esempio info@example.org.',
}

function missing(path: readonly PropertyKey[] = []): string {
  const key = String(path.at(-1))
  return isLocale(key)
    ? `manca. Scrivi il testo in ${languageName(key)}.`
    : `manca. Aggiungi "${key}".`
}

/** Returns what somebody wrote, to name it by in a sentence; a whole record would fill the screen. */
function shown(input: unknown): string {
  const text = typeof input === 'string' ? input : (JSON.stringify(input) ?? '')
  return `«${text.length > 60 ? `${text.slice(0, 60)}…` : text}»`
}
