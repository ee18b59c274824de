import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { entryKinds } from '../../lib/entries/entry-files'
import { romeClock } from '../../lib/time/rome-clock'
import type { PictureFacts } from './picture-problems'

/** All that the check looks at, so that a test can change any of it. */
export type Site = {
  /** content/ and messages/, by their paths. */
  files: ReadonlyMap<string, Uint8Array | string>
  /** What stands among the entries in content/ and is none. */
  strays?: readonly string[]
  /** The code that asks for messages and gives ids to parts of pages; empty where it does not matter. */
  code: string
  /** content/pictures, by file. */
  pictures: ReadonlyMap<string, PictureFacts>
  /** In Rome, `2027-03-15`. */
  today: string
}

export const pictureFolder = 'content/pictures'

/** Reads all that the content check looks at, from the folder of the project. */
export async function readSite(root: string, now = new Date()): Promise<Site> {
  const pictures = await Promise.all(
    filesBelow(root, pictureFolder, /\.(jpe?g|png|webp|avif)$/i).map(async (file) => {
      const name = file.slice(pictureFolder.length + 1)
      return [name, await pictureFacts(join(root, file))] as const
    }),
  )
  return {
    files: new Map(contentFiles(root).map((file) => [file, readFileSync(join(root, file))])),
    strays: strayFiles(root),
    code: ['app', 'components', 'lib']
      .flatMap((folder) => filesBelow(root, folder, /(?<!\.test)\.tsx?$/))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n'),
    pictures: new Map(pictures),
    today: romeClock(now).date,
  }
}

export function contentFiles(root: string): string[] {
  return ['content', 'messages'].flatMap((folder) => filesBelow(root, folder, /\.json$/))
}

/** Beside entries stands nothing else: a program may have given one another ending. */
function strayFiles(root: string): string[] {
  const other = new RegExp(`^(?:${entryKinds.join('|')})/(?!.*\\.json$)[^.].*\\.`)
  return filesBelow(root, 'content', other)
}

function filesBelow(root: string, folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
}

async function pictureFacts(path: string): Promise<PictureFacts> {
  const bytes = statSync(path).size
  const read = await sharp(path)
    .metadata()
    .catch(() => undefined)
  // Of HEIC photographs only the head can be read here.
  if (!read || read.compression === 'hevc') return { isReadable: false, width: 0, bytes }
  return { isReadable: true, width: read.width, bytes }
}
