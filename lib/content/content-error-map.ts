import type { z } from 'zod'

/** Zod's findings as one plain Italian sentence each, for the people who edit the JSON files. */
export const contentErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `manca. ${missingHint(issue.path)}`
        : `qui serve ${typeNames[issue.expected] ?? issue.expected}, non ${shown(issue.input)}.`
    case 'invalid_value':
      return `${shown(issue.input)} non è tra i valori ammessi: ${issue.values.map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `«${issue.keys.join('», «')}» non è previsto qui. Controlla come è scritto o toglilo.`
    case 'invalid_format':
      return `${shown(issue.input)} ${formatHints[issue.format] ?? 'non ha la forma giusta.'}`
    case 'too_small':
      return issue.origin === 'string'
        ? 'è vuoto. Scrivi il testo.'
        : `servono almeno ${issue.minimum} elementi.`
    case 'too_big':
      return `${shown(issue.input)} è troppo lungo: al massimo ${issue.maximum}.`
    default:
      return undefined
  }
}

const typeNames: Record<string, string> = {
  string: 'un testo tra virgolette',
  number: 'un numero',
  boolean: 'true oppure false',
  array: 'un elenco tra parentesi quadre [ ]',
  object: 'un gruppo tra parentesi graffe { }',
}

const formatHints: Record<string, string> = {
  date: 'non è una data. Scrivi anno-mese-giorno, per esempio 2027-10-25.',
  time: 'non è un orario. Scrivi ore:minuti, per esempio 16:00.',
  url: 'non è un indirizzo web completo. Deve iniziare con https://.',
  email: 'non è un indirizzo e-mail.',
}

const languageNames: Record<string, string> = { it: 'italiano', en: 'inglese', es: 'spagnolo' }

function missingHint(path: readonly PropertyKey[] = []): string {
  const language = languageNames[String(path.at(-1))]
  return language ? `Scrivi il testo in ${language}.` : 'Aggiungilo.'
}

function shown(input: unknown): string {
  return typeof input === 'string' ? `«${input}»` : JSON.stringify(input)
}
