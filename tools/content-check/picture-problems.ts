import { locales } from '../../lib/i18n/locales'
import type { Content, Finding } from './finding'
import { recordsOf } from './record-problems'

/** What a picture's file really is. */
export type PictureFacts = {
  /** `jpeg`, `png`; undefined where no program of ours can read it. */
  format?: string
  width: number
  bytes: number
  hasMetadata: boolean
}

/** Wide enough for the widest screens that next.config.ts knows, at double density. */
export const widestPicture = 2400

export const heaviestPicture = 600_000

const list = 'content/pictures.json'

/** Finds pictures without a file, files that no record names, and those that are not fit to publish. */
export function pictureProblems(
  content: Content,
  files: ReadonlyMap<string, PictureFacts>,
): Finding[] {
  const ids = recordsOf(content[list]).map(({ id }) => String(id))
  const events = recordsOf(content['content/events.json']).map(({ id }) => String(id))
  const records = ids.flatMap((id, index) => {
    const sentence = recordProblem(id, events, files)
    return sentence ? [{ file: list, path: [index, 'id'], sentence }] : []
  })
  const others = [...files.keys()].flatMap((name) => {
    const id = idOf(name)
    const isSecond = name !== `${id}.jpg` && files.has(`${id}.jpg`)
    if (ids.includes(id) && !isSecond) return []
    const sentence = isSecond
      ? `la fotografia ${name} non serve: c’è già ${id}.jpg. Togli quella che non va.`
      : notListed(name, events)
    return [{ file: list, path: [], sentence }]
  })
  return [...records, ...others]
}

/** The id that a file is meant for: `home` for `Home.JPG`. */
function idOf(file: string): string {
  return file.toLowerCase().replace(/\.[^.]*$/, '')
}

/** Returns the id of the event that a picture is of, where there is no such event. */
function unknownEvent(id: string, events: readonly string[]): string | undefined {
  const [, event] = /^event-(.+)$/.exec(id) ?? []
  return event !== undefined && !events.includes(event) ? event : undefined
}

function recordProblem(
  id: string,
  events: readonly string[],
  files: ReadonlyMap<string, PictureFacts>,
): string | undefined {
  const event = unknownEvent(id, events)
  if (event) {
    return `in content/events.json non c’è un evento con id «${event}»${thereAre(events)}. Correggi qui e il nome del file, o togli la fotografia e il suo file.`
  }
  const name = `${id}.jpg`
  const facts = files.get(name)
  if (facts) return unfitness(name, facts)
  const other = [...files.keys()].find((file) => idOf(file) === id)
  if (!other)
    return `«${name}» non c’è in public/assets/pictures. Aggiungi la fotografia con questo nome.`
  return /\.jpe?g$/i.test(other)
    ? `il file si chiama «${other}». Rinominalo «${name}», tutto minuscolo.`
    : `il file è «${other}». Salvalo come JPEG, con il nome «${name}», e togli l’altro.`
}

function thereAre(events: readonly string[]): string {
  return events.length > 0 ? ` (ci sono: ${events.slice(0, 10).join(', ')})` : ''
}

function notListed(file: string, events: readonly string[]): string {
  const id = idOf(file)
  const event = unknownEvent(id, events)
  if (event) {
    return `per la fotografia ${file} non c’è un evento con id «${event}»${thereAre(events)}. Cambia nome al file, o toglilo.`
  }
  if (id !== 'home' && !id.startsWith('event-')) {
    return `la fotografia ${file} non serve a nessuna pagina. Chiamala home.jpg (la pagina iniziale) o event-<id dell’evento>.jpg, oppure toglila.`
  }
  const alt = locales.map((locale) => `"${locale}": "…"`).join(', ')
  return `la fotografia ${file} non è in questo elenco. Salvala come ${id}.jpg e aggiungi { "id": "${id}", "alt": { ${alt} } }; al posto dei puntini descrivi che cosa si vede.`
}

/** Returns whether `--fix` has to make a picture anew before it can be published. */
export function isUnfit({ format, width, bytes, hasMetadata }: PictureFacts): boolean {
  if (format === undefined) return false
  return format !== 'jpeg' || hasMetadata || width > widestPicture || bytes > heaviestPicture
}

const command = '«npm run content -- --fix»'

function unfitness(name: string, facts: PictureFacts): string | undefined {
  const { format, width, bytes, hasMetadata } = facts
  if (format === undefined) {
    return `${name} non si può leggere: è rovinato, o è di un altro tipo (per esempio HEIC). Aprilo con un programma per le foto e salvalo come JPEG.`
  }
  if (!isUnfit(facts)) return undefined
  if (format !== 'jpeg') {
    return `${name} non è un JPEG, ma un ${format.toUpperCase()} con quel nome. Lo converte ${command}.`
  }
  if (hasMetadata) {
    return `${name} porta con sé dati nascosti (EXIF), per esempio il luogo dello scatto. Li toglie ${command}.`
  }
  const size = `${width} px, ${Math.round(bytes / 1000)} kB; al massimo ${widestPicture} px e ${heaviestPicture / 1000} kB`
  return `${name} è troppo grande (${size}). La riduce ${command}; se non basta, scegli una fotografia con meno grana e meno dettagli.`
}
