import { say } from '../content/editor-language'
import { isGroup } from '../i18n/flatten-messages'
import type { Problem } from './check-content'

/** What a picture's file really is. */
export type PictureFacts = { width: number; bytes: number; hasMetadata: boolean }

/** Wide enough for the widest screens that next.config.ts knows, at double density. */
export const widestPicture = 2400

const heaviestPicture = 600_000

/** Finds pictures without a file, files that no record names, and those that are not fit to publish. */
export function pictureProblems(
  records: unknown,
  files: ReadonlyMap<string, PictureFacts>,
): Problem[] {
  const names = (Array.isArray(records) ? (records as unknown[]) : []).map((record) => {
    const { id } = (isGroup(record) ? record : {}) as { id?: unknown }
    return typeof id === 'string' ? `${id}.jpg` : ''
  })
  const file = 'content/pictures.json'
  const missing = names.flatMap((name, index) =>
    !name || files.has(name) ? [] : [{ file, path: [index, 'id'], sentence: noFile(name) }],
  )
  const unfit = [...files].flatMap(([name, facts]) => {
    const index = names.indexOf(name)
    const sentence = index < 0 ? notNamed(name) : unfitness(name, facts)
    return sentence ? [{ file, path: index < 0 ? [] : [index, 'id'], sentence }] : []
  })
  return [...missing, ...unfit]
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
