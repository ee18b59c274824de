import { isGroup } from '../../lib/i18n/flatten-messages'
import type { Content, Finding } from './finding'
import { entriesOf } from './record-problems'

/** What a picture's file really is. */
export type PictureFacts = {
  /** Whether it is a picture that the build can make smaller ones of. */
  isReadable: boolean
  width: number
  bytes: number
}

/** Wide enough for the widest screens that next.config.ts knows, at double density. */
const widestPicture = 2400

/** More than the editor's heaviest (1600 × 1600 px of noise): visitors get what the build makes of it. */
const heaviestPicture = 2_000_000

const folder = '/content/pictures/'
const list = 'content/pictures.json'

/** Finds pictures without a file, files that nothing shows, and those that are not fit to publish. */
export function pictureProblems(
  content: Content,
  files: ReadonlyMap<string, PictureFacts>,
): Finding[] {
  const ofPages = isGroup(content[list]) ? Object.entries(content[list]) : []
  const shown = [
    ...ofPages.map(([name, picture]) => ({ file: list, path: [name, 'file'], picture })),
    ...entriesOf(content, 'events').map(({ file, entry: { picture } }) => ({
      file,
      path: ['picture', 'file'],
      picture,
    })),
  ].flatMap(({ picture, ...place }) => {
    const address = isGroup(picture) ? String(picture.file) : ''
    return address.startsWith(folder) ? [{ ...place, name: address.slice(folder.length) }] : []
  })
  const problems = shown.flatMap(({ name, ...place }) => {
    const sentence = fileProblem(name, files.get(name))
    return sentence ? [{ ...place, sentence }] : []
  })
  const names = new Set(shown.map(({ name }) => name))
  const unused = [...files.keys()]
    .filter((file) => !names.has(file))
    .map((file): Finding => ({
      file: list,
      path: [],
      level: 'warning',
      sentence: `nessuna pagina mostra la fotografia ${file}. Toglila da ${folder.slice(1)}, o scegli dove si vede.`,
    }))
  return [...problems, ...unused]
}

function fileProblem(name: string, facts: PictureFacts | undefined): string | undefined {
  if (!facts)
    return `«${name}» non c’è in ${folder.slice(1)}. Carica la fotografia, o correggi il nome.`
  const { isReadable, width, bytes } = facts
  if (!isReadable) {
    return `${name} non si legge: è di un altro tipo (per esempio HEIC) o è rovinata. Aprila con un programma per le foto, salvala come JPEG e caricala dalla Redazione.`
  }
  if (width <= widestPicture && bytes <= heaviestPicture) return undefined
  const size = `${width} px, ${Math.round(bytes / 1000)} kB; al massimo ${widestPicture} px e ${heaviestPicture / 1000} kB`
  return `${name} è troppo grande (${size}). Caricala dalla Redazione, che la mette a posto.`
}
