import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheets = ['components/ui/style/tokens.css', 'components/illustrations/colours.css']

/** The light scheme's custom properties by name: the pictures have no stylesheet to look them up in. */
const properties = new Map<string, string>()
for (const sheet of sheets) {
  const [light = ''] = readFileSync(
    join(/*turbopackIgnore: true*/ process.cwd(), sheet),
    'utf8',
  ).split('@media (prefers-color-scheme: dark)')
  for (const [, name = '', value = ''] of light.matchAll(/^ *(--[\w-]+):([^;]+);/gm)) {
    properties.set(name, value.trim())
  }
}

/** Returns a text with the colours in the place of its `var(--name)`. */
export function withColours(text: string): string {
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => withColours(colour(name)))
}

/** Returns the colour of a token, e.g. `colour('--ink')`. */
export function colour(name: string): string {
  const value = properties.get(name)
  if (value === undefined) throw new Error(`${sheets.join(' and ')} have no ${name}.`)
  return value
}
