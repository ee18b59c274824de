// After `next build`: makes each photograph in the widths of next.config.ts, beside its original, under
// the names that lib/pictures/picture-file.ts gives them. Nothing is resized while the site runs.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import pictureFile, { isMade, pictureWidths } from '../lib/pictures/picture-file'

const folder = fileURLToPath(new URL('../.next/static/media', import.meta.url))
const photographs = readdirSync(folder).filter(
  (name) => /\.(jpg|webp)$/.test(name) && !isMade(name),
)

for (const name of photographs) {
  for (const width of pictureWidths) {
    await sharp(join(folder, name))
      .resize({ width, withoutEnlargement: true })
      // About as heavy as the AVIF that a server would make on request.
      .webp({ quality: 65, effort: 6 })
      .toFile(join(folder, pictureFile({ src: name, width })))
  }
}
console.log(`Made ${photographs.length} photographs in ${pictureWidths.length} widths.`)
