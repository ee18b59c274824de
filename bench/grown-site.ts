import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copySite, mainSite } from '../e2e/support/site-server'
import { locales } from '../lib/i18n/locales'
import { generatedEvents } from '../testing/generated-events'

/** Languages of Europe that the site may not have yet. */
const further = 'de fr pt nl pl cs sk sl hr hu ro bg el fi sv da et lv lt sq'.split(' ')

/** Made anew: the events by this program, what was read beside the Italian by the check. */
const replaced = ['content/events.json', 'content/translations.json']

export type Size = { events: number; languages: number }

/**
 * Makes a copy of the project with so many generated events and languages, as the recipe in
 * CONTRIBUTING.md would have it; returns its folder. A language that is added speaks Spanish.
 */
export function grownSite({ events, languages }: Size): string {
  const directory = join(mainSite, '.next/sites', `growth-${events}-${languages}`)
  rmSync(directory, { recursive: true, force: true })
  const added = further
    .filter((code) => !locales.some((locale) => locale === code))
    .slice(0, Math.max(0, languages - locales.length))
  if (locales.length + added.length !== languages) throw new Error(`No ${languages} languages.`)
  copySite(directory, {
    edits: {
      ...(added.length > 0 && {
        'lib/i18n/locales.ts': (text) =>
          text.replace(/^ {2}es: .*\n/m, (line) => line + entries(added)),
        ...Object.fromEntries(
          localizedFiles().map((file) => [file, (text: string) => withLanguages(text, added)]),
        ),
      }),
      'content/events.json': () =>
        withLanguages(JSON.stringify(generatedEvents(events, new Date())), added),
    },
    added: Object.fromEntries(added.map((code) => [`messages/${code}.json`, 'messages/es.json'])),
  })
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'content', '--', '--fix', '--accept'],
    { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (status !== 0) throw new Error(`The content of ${directory} is not right.\n${stdout}${stderr}`)
  return directory
}

function entries(codes: string[]): string {
  return codes
    .map(
      (code) =>
        `  ${code}: { name: '${code}', hreflang: '${code}', formatting: '${code}', openGraph: '${code}', flag: '${code}' },\n`,
    )
    .join('')
}

function localizedFiles(): string[] {
  return readdirSync(join(mainSite, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name}`)
    .filter((file) => file.endsWith('.json') && !replaced.includes(file))
    .filter((file) => /"es":/.test(readFileSync(join(mainSite, file), 'utf8')))
}

function withLanguages(text: string, codes: string[]): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    isLocalized(value)
      ? { ...value, ...Object.fromEntries(codes.map((code) => [code, value.es])) }
      : value,
  )
}

function isLocalized(value: unknown): value is Record<'it' | 'es', unknown> {
  return typeof value === 'object' && value !== null && 'it' in value && 'es' in value
}
