import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../lib/i18n/locales'
import { pseudoMessages, withPseudoTexts } from './pseudo-text'

/** What a person who adds the language writes into the registry. */
export const newLanguages = {
  fr: `{ name: 'Français', hreflang: 'fr', formatting: 'fr-FR', openGraph: 'fr_FR' }`,
  uk: `{ name: 'Українська', hreflang: 'uk', formatting: 'uk-UA', openGraph: 'uk_UA' }`,
  ar: `{ name: 'العربية', hreflang: 'ar', formatting: 'ar-EG', openGraph: 'ar_AR', direction: 'rtl' }`,
}

const codes = Object.keys(newLanguages)

/** The first step of the recipe: one entry each in the registry of the project in `root`. */
export function addEntries(root: string): void {
  const registry = join(root, 'lib/i18n/locales.ts')
  const entries = Object.entries(newLanguages).map(([code, entry]) => `  ${code}: ${entry},\n`)
  edit(registry, (text) => text.replace(/\n(?=\} as const satisfies)/, `\n${entries.join('')}`))
}

/** The second: messages and content, in invented words. */
export function addTexts(root: string): void {
  const italian = JSON.parse(readFileSync(join(root, 'messages/it.json'), 'utf8')) as object
  for (const code of codes) {
    writeJson(join(root, `messages/${code}.json`), pseudoMessages(italian, code))
  }
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const path = join(root, 'content', file)
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    writeJson(
      path,
      codes.reduce((value, code) => withPseudoTexts(value, code, locales), content),
    )
  }
}

/** The third: the lines of the web server that name the languages, as a unit test dictates them. */
export function addToNginx(root: string): void {
  edit(join(root, 'deploy/nginx.conf'), (text) =>
    text.replaceAll(/\b[a-z]{2}(?:\|[a-z]{2})+\b/g, (known) => [known, ...codes].join('|')),
  )
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`)
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${path} has no place for a language.`)
  writeFileSync(path, changed)
}
