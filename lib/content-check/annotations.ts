import type { Finding, Level } from './findings'

const commands: Record<Level, string> = { error: 'error', warning: 'warning', launch: 'notice' }

/** Returns a finding as the workflow command by which GitHub shows it at its line. */
export function annotation({ file, line, place, sentence, level }: Finding): string {
  const properties = Object.entries({ file, line: String(line), title: place ?? '' })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${escapedProperty(value)}`)
  return `::${commands[level]} ${properties.join(',')}::${escaped(sentence)}`
}

/** A line break would begin another command. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
