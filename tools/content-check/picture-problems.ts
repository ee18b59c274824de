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
  const events = recordsOf(content['content/events.json']).map(({ id }) => `event-${String(id)}`)
  const records = ids.flatMap((id, index) => {
    const isOfNoEvent = id.startsWith('event-') && !events.includes(id)
    const sentence = isOfNoEvent ? noEvent(id) : fileProblem(id, files)
    return sentence ? [{ file: list, path: [index, 'id'], sentence }] : []
  })
  const others = [...files.keys()]
    .filter((name) => {
      const id = idOf(name)
      return !ids.includes(id) || (name !== `${id}.jpg` && files.has(`${id}.jpg`))
    })
    .map((name) => ({ file: list, path: [], sentence: notListed(name) }))
  return [...records, ...others]
}

/** The id that a file is meant for: `home` for `Home.JPG`. */
function idOf(file: string): string {
  return file.toLowerCase().replace(/\.[^.]*$/, '')
}

function noEvent(id: string): string {
  return `in content/events.json non c’è un evento per «${id}». Correggi qui e il nome del file, o togli la fotografia e il suo file.`
}

function fileProblem(id: string, files: ReadonlyMap<string, PictureFacts>): string | undefined {
  const name = `${id}.jpg`
  const facts = files.get(name)
  if (facts) return unfitness(name, facts)
  const other = [...files.keys()].find((file) => idOf(file) === id)
  const found = other ? `, ma c’è «${other}»` : ''
  return `«${name}» non c’è in public/assets/pictures${found}. Serve un JPEG con questo nome, tutto minuscolo.`
}

function notListed(file: string): string {
  const alt = locales.map((locale) => `"${locale}": "…"`).join(', ')
  return `nessuno usa la fotografia ${file}. Toglila, oppure aggiungi { "id": "${idOf(file)}", "alt": { ${alt} } }: al posto dei puntini descrivi che cosa si vede. Gli id possibili: home, about-us, event, event-<id dell’evento>.`
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
