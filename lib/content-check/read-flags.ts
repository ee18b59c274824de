import { parseArgs, type ParseArgsConfig } from 'node:util'
import { say } from '../content/editor-language'
import { nearest } from './nearest'

type Options = NonNullable<ParseArgsConfig['options']>

export type Flags = {
  values: Readonly<Record<string, unknown>>
  positionals: string[]
  /** One sentence for each flag that is not there, or lacks its value. */
  faults: string[]
}

/** Returns what is written behind a command; of `options` only those in `known` may be. */
export function readFlags(
  args: readonly string[],
  options: Options,
  known = Object.keys(options),
): Flags {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    // Its own sentences are English.
    strict: false,
    tokens: true,
  })
  const faults = tokens.flatMap((token): string[] => {
    if (token.kind !== 'option') return []
    const { name, rawName, value, inlineValue } = token
    if (!known.includes(name)) return [unknownFlag(rawName, known)]
    if (options[name]?.type === 'boolean') return value === undefined ? [] : [noValue(rawName)]
    // What follows it is the next flag.
    return value === undefined || (!inlineValue && value.startsWith('--')) ? [missing(rawName)] : []
  })
  return { values, positionals, faults }
}

function unknownFlag(flag: string, known: readonly string[]): string {
  const like = nearest(flag.replace(/^-+/, ''), known, 0.5)
  return like
    ? say(
        `l’opzione ${flag} qui non c’è. Forse volevi scrivere --${like}. --help le elenca tutte.`,
        `there is no option ${flag} here. Perhaps you meant --${like}. --help lists them all.`,
      )
    : say(
        `l’opzione ${flag} qui non c’è. --help le elenca tutte.`,
        `there is no option ${flag} here. --help lists them all.`,
      )
}

function missing(flag: string): string {
  return say(
    `dopo ${flag} manca il valore. Scrivilo tra virgolette: ${flag} "…".`,
    `the value after ${flag} is missing. Write it in quotes: ${flag} "…".`,
  )
}

function noValue(flag: string): string {
  return say(`${flag} si scrive da solo, senza valore.`, `${flag} stands alone, without a value.`)
}
