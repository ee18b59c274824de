import { say } from '../content/editor-language'

/** `launch` may stand while the site is built, and stops it from going public. */
export type Level = 'error' | 'warning' | 'launch'

export type Finding = {
  file: string
  line: number
  /** The keys and positions that lead to it; none where the file is no JSON. */
  path?: readonly PropertyKey[]
  /** Where in the file, as an editor would say it: «due-pomeriggi».title.en. */
  place?: string
  sentence: string
  level: Level
}

/** Returns a finding in one line: file, line, place, and what to do. */
export function findingLine({ file, line, place, sentence }: Finding): string {
  const where = [file, say(`riga ${line}`, `line ${line}`), place].filter(Boolean)
  return `${where.join(', ')}: ${sentence}`.replace(/\s*[\r\n]+\s*/g, ' ')
}
