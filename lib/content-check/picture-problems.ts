import { say } from '../content/editor-language'
import { isGroup } from '../i18n/flatten-messages'
import { locales } from '../i18n/locales'
import type { Content, Problem } from './check-content'
import { nearest } from './nearest'

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

/** What `--fix` makes of a picture that is too heavy otherwise is never narrower. */
export const narrowestMended = 1200

const list = 'content/pictures.json'

/** Finds pictures without a file, files that no record names, and those that are not fit to publish. */
export function pictureProblems(
  content: Content,
  files: ReadonlyMap<string, PictureFacts>,
): Problem[] {
  const ids = idsOf(content[list])
  const events = idsOf(content['content/events.json'])
  const records = ids.flatMap((id, index) => {
    const sentence = id && recordProblem(id, events, files)
    return sentence ? [{ file: list, path: [index, 'id'], sentence }] : []
  })
  const others = [...files.keys()].flatMap((name) => {
    const id = idOf(name)
    const isSecond = name !== `${id}.jpg` && files.has(`${id}.jpg`)
    if (ids.includes(id) && !isSecond) return []
    const sentence = isSecond ? notNeeded(name, id) : notNamed(name, events)
    return [{ file: list, path: [], sentence }]
  })
  return [...records, ...others]
}

function recordProblem(
  id: string,
  events: readonly string[],
  files: ReadonlyMap<string, PictureFacts>,
): string | undefined {
  const event = eventOf(id)
  if (event !== undefined && !events.includes(event)) return noEvent(event, events)
  const name = `${id}.jpg`
  const facts = files.get(name)
  if (facts) return unfitness(name, facts)
  const other = [...files.keys()].find((file) => idOf(file) === id)
  return other ? misnamed(other, name) : noFile(name)
}

/** The id that a file is meant for: `home` for `Home.JPG`. */
function idOf(file: string): string {
  return file.toLowerCase().replace(/\.[^.]*$/, '')
}

function eventOf(id: string): string | undefined {
  return id.startsWith('event-') ? id.slice('event-'.length) : undefined
}

function idsOf(records: unknown): string[] {
  return (Array.isArray(records) ? (records as unknown[]) : []).map((record) => {
    const { id } = (isGroup(record) ? record : {}) as { id?: unknown }
    return typeof id === 'string' ? id : ''
  })
}

function noEvent(id: string, events: readonly string[]): string {
  const like = nearest(id, events)
  return like
    ? say(
        `in content/events.json non c’è un evento con id «${id}». Il più simile è «${like}»: scrivi event-${like} qui e nel nome del file, o togli la fotografia e il suo file.`,
        `content/events.json has no event with the id “${id}”. The most similar is “${like}”: write event-${like} here and in the file’s name, or remove the picture and its file.`,
      )
    : say(
        `in content/events.json non c’è un evento con id «${id}». Togli la fotografia e il suo file.`,
        `content/events.json has no event with the id “${id}”. Remove the picture and its file.`,
      )
}

function noFile(name: string): string {
  return say(
    `«${name}» non c’è in public/assets/pictures. Aggiungi la fotografia con questo nome.`,
    `“${name}” is not in public/assets/pictures. Add the photograph by this name.`,
  )
}

function misnamed(file: string, name: string): string {
  return /\.jpe?g$/i.test(file)
    ? say(
        `il file si chiama «${file}». Rinominalo «${name}», tutto minuscolo.`,
        `the file is called “${file}”. Rename it “${name}”, all in small letters.`,
      )
    : say(
        `il file è «${file}». Salvalo come JPEG, con il nome «${name}», e togli l’altro.`,
        `the file is “${file}”. Save it as a JPEG by the name “${name}”, and remove the other.`,
      )
}

function notNeeded(file: string, id: string): string {
  return say(
    `la fotografia ${file} non serve: c’è già ${id}.jpg. Togli quella che non va.`,
    `the photograph ${file} is not needed: there is ${id}.jpg. Remove the one that is wrong.`,
  )
}

function notNamed(file: string, events: readonly string[]): string {
  const id = idOf(file)
  const event = eventOf(id)
  if (id === 'home' || (event && events.includes(event))) return notListed(file, id)
  const like = event && nearest(event, events)
  const place = 'public/assets/pictures'
  return like
    ? say(
        `per la fotografia ${file} in ${place} non c’è un evento con id «${event}». Il più simile è «${like}»: chiamala event-${like}.jpg, o toglila.`,
        `for the photograph ${file} in ${place} there is no event with the id “${event}”. The most similar is “${like}”: call it event-${like}.jpg, or remove it.`,
      )
    : say(
        `la fotografia ${file} in ${place} non serve a nessuna pagina. Chiamala home.jpg (la pagina iniziale) o event-<id dell’evento>.jpg, oppure toglila.`,
        `the photograph ${file} in ${place} is used by no page. Call it home.jpg (the home page) or event-<id of the event>.jpg, or remove it.`,
      )
}

function notListed(file: string, id: string): string {
  const alt = locales.map((locale) => `"${locale}": "…"`).join(', ')
  const record = `{ "id": "${id}", "alt": { ${alt} } }`
  const name = `${id}.jpg`
  return file === name
    ? say(
        `la fotografia ${name} non è in questo elenco. Aggiungi ${record}, e al posto dei puntini descrivi che cosa si vede.`,
        `the photograph ${name} is not in this list. Add ${record}, and describe what it shows in place of the dots.`,
      )
    : say(
        `la fotografia ${file} non è in questo elenco. Salvala come ${name} e aggiungi ${record}; al posto dei puntini descrivi che cosa si vede.`,
        `the photograph ${file} is not in this list. Save it as ${name} and add ${record}; describe what it shows in place of the dots.`,
      )
}

/** Returns whether `--fix` has to make a picture anew before it can be published. */
export function isUnfit({ format, width, bytes, hasMetadata }: PictureFacts): boolean {
  if (format === undefined) return false
  return format !== 'jpeg' || hasMetadata || width > widestPicture || bytes > heaviestPicture
}

function unfitness(name: string, facts: PictureFacts): string | undefined {
  const { format, width, bytes, hasMetadata } = facts
  if (format === undefined) return notReadable(name)
  if (!isUnfit(facts)) return undefined
  const command = '«npm run content -- --fix»'
  if (format !== 'jpeg') {
    return say(
      `${name} non è un JPEG, ma un ${format.toUpperCase()} con quel nome. Lo converte ${command}.`,
      `${name} is no JPEG, but a ${format.toUpperCase()} by that name. ${command} converts it.`,
    )
  }
  if (hasMetadata) {
    return say(
      `${name} porta con sé dati nascosti (EXIF), per esempio il luogo dello scatto. Li toglie ${command}.`,
      `${name} carries hidden data (EXIF), such as the place where it was taken. ${command} removes them.`,
    )
  }
  const size = `${width} px, ${Math.round(bytes / 1000)} kB`
  if (width <= narrowestMended) {
    return say(
      `${name} è troppo pesante (${size}; al massimo ${heaviestPicture / 1000} kB). Prova ${command}; se non basta, scegli una fotografia con meno grana e meno dettagli.`,
      `${name} is too heavy (${size}; at most ${heaviestPicture / 1000} kB). Try ${command}; if that is not enough, choose a photograph with less grain and detail.`,
    )
  }
  return say(
    `${name} è troppo grande (${size}; al massimo ${widestPicture} px e ${heaviestPicture / 1000} kB). La riduce ${command}.`,
    `${name} is too big (${size}; at most ${widestPicture} px and ${heaviestPicture / 1000} kB). ${command} makes it smaller.`,
  )
}

function notReadable(name: string): string {
  return say(
    `${name} non si può leggere: è rovinato, o è di un altro tipo (per esempio HEIC). Aprilo con un programma per le foto e salvalo come JPEG.`,
    `${name} cannot be read: it is damaged, or of another kind (such as HEIC). Open it with a photo program and save it as a JPEG.`,
  )
}
