import { say } from '../content/editor-language'
import { isGroup } from '../i18n/flatten-messages'
import type { Content, Problem } from './check-content'

/** What a picture's file really is. */
export type PictureFacts = { width: number; bytes: number; hasMetadata: boolean }

/** Wide enough for the widest screens that next.config.ts knows, at double density. */
export const widestPicture = 2400

const heaviestPicture = 600_000

/** Finds pictures without a file, files that no record names, and those that are not fit to publish. */
export function pictureProblems(
  content: Content,
  files: ReadonlyMap<string, PictureFacts>,
): Problem[] {
  const file = 'content/pictures.json'
  const ids = idsOf(content[file])
  const names = ids.map((id) => id && `${id}.jpg`)
  const events = idsOf(content['content/events.json']).map((id) => `event-${id}`)
  const stray = ids.flatMap((id, index) =>
    !id.startsWith('event-') || events.includes(id)
      ? []
      : [{ file, path: [index, 'id'], sentence: noEvent(id.replace('event-', '')) }],
  )
  const missing = names.flatMap((name, index) =>
    !name || files.has(name) ? [] : [{ file, path: [index, 'id'], sentence: noFile(name) }],
  )
  const unfit = [...files].flatMap(([name, facts]) => {
    const index = names.indexOf(name)
    const sentence = index < 0 ? notNamed(name) : unfitness(name, facts)
    return sentence ? [{ file, path: index < 0 ? [] : [index, 'id'], sentence }] : []
  })
  return [...stray, ...missing, ...unfit]
}

function idsOf(records: unknown): string[] {
  return (Array.isArray(records) ? (records as unknown[]) : []).map((record) => {
    const { id } = (isGroup(record) ? record : {}) as { id?: unknown }
    return typeof id === 'string' ? id : ''
  })
}

function noEvent(id: string): string {
  return say(
    `in content/events.json non c’è un evento con id «${id}». Correggi l’id, o togli la figura e il suo file.`,
    `content/events.json has no event with the id “${id}”. Correct the id, or remove the picture and its file.`,
  )
}

function noFile(name: string): string {
  return say(
    `«${name}» non c’è in public/assets/pictures. Aggiungi la fotografia con questo nome.`,
    `“${name}” is not in public/assets/pictures. Add the photograph by this name.`,
  )
}

function notNamed(name: string): string {
  return say(
    `la fotografia ${name} in public/assets/pictures non serve a nessuna pagina. Toglila, o dalle uno dei nomi che stanno qui.`,
    `the photograph ${name} in public/assets/pictures is used by no page. Remove it, or give it one of the names that stand here.`,
  )
}

/** Returns whether a picture cannot be published as it is. */
export function isUnfit({ width, bytes, hasMetadata }: PictureFacts): boolean {
  return hasMetadata || width > widestPicture || bytes > heaviestPicture
}

function unfitness(name: string, facts: PictureFacts): string | undefined {
  if (!isUnfit(facts)) return undefined
  const { width, bytes, hasMetadata } = facts
  const command = '«npm run content -- --fix»'
  if (hasMetadata) {
    return say(
      `${name} porta con sé dati nascosti (EXIF), per esempio il luogo dello scatto. Li toglie ${command}.`,
      `${name} carries hidden data (EXIF), such as the place where it was taken. ${command} removes them.`,
    )
  }
  const size = `${width} px, ${Math.round(bytes / 1000)} kB`
  return say(
    `${name} è troppo grande (${size}; al massimo ${widestPicture} px e ${heaviestPicture / 1000} kB). La riduce ${command}.`,
    `${name} is too big (${size}; at most ${widestPicture} px and ${heaviestPicture / 1000} kB). ${command} makes it smaller.`,
  )
}
