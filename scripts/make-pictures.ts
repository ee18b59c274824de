// After `next build`: makes each photograph in the widths of next.config.ts, under the names that
// lib/pictures/picture-file.ts gives them, and takes its original away: what is published says neither
// where nor by whom it was taken. Nothing is resized while the site runs, and what an earlier build has
// made is taken from .next/cache, which Next.js and hosting platforms keep.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import pictureFile, { isMade, pictureWidths } from '../lib/pictures/picture-file'

const folder = '.next/static/media'
const cache = '.next/cache/pictures'

/** About as heavy as the AVIF that a server would make on request. */
const settings = { quality: 65, effort: 6 }

mkdirSync(cache, { recursive: true })
const photographs = readdirSync(folder).filter(
  (name) => /\.(jpg|webp)$/.test(name) && !isMade(name),
)
const used = new Set<string>()
let made = 0

for (const name of photographs) {
  const original = readFileSync(join(folder, name))
  for (const width of pictureWidths) {
    const cached = cacheName(original, width)
    used.add(cached)
    const file = join(cache, cached)
    if (!existsSync(file)) {
      // Under its name only once it is whole: a build may be killed.
      await sharp(original)
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp(settings)
        .toFile(`${file}.new`)
      renameSync(`${file}.new`, file)
      made += 1
    }
    copyFileSync(file, join(folder, pictureFile({ src: name, width })))
  }
  rmSync(join(folder, name))
}
for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name))
console.log(
  `${photographs.length} photographs in ${pictureWidths.length} widths: made ${made} files, the others are kept ones.`,
)

function cacheName(original: Buffer, width: number): string {
  const how = JSON.stringify([width, settings, sharp.versions])
  return `${createHash('sha256').update(how).update(original).digest('hex')}.webp`
}
