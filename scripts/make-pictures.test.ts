import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isMade, pictureWidths } from '@/lib/pictures/picture-file'

const script = join(process.cwd(), 'scripts/make-pictures.ts')
const jiti = join(process.cwd(), 'node_modules/jiti/lib/jiti-cli.mjs')
let root: string
let media: string
let cache: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  media = join(root, '.next/static/media')
  cache = join(root, '.next/cache/pictures')
  mkdirSync(media, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

/** What `next build` leaves: the original alone, which says where it was taken and lies on its side. */
async function build(background: string): Promise<void> {
  rmSync(media, { recursive: true })
  mkdirSync(media)
  await sharp({ create: { width: 40, height: 2000, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '39/1 14/1 0/1', GPSLongitude: '9/1 11/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(media, 'room.1a2b.jpg'))
  execFileSync(process.execPath, [jiti, script], { cwd: root, stdio: 'pipe' })
}

const made = () => readdirSync(media).filter(isMade)

test('a photograph is made upright in each width, and nothing is published that says where it was taken', async () => {
  await build('#8dc1bd')
  expect(made()).toEqual(readdirSync(media))
  const facts = await Promise.all(made().map((name) => sharp(join(media, name)).metadata()))
  expect(facts.map(({ width }) => width).toSorted((a, b) => a - b)).toEqual(pictureWidths)
  expect(facts.filter(({ exif, xmp, orientation }) => exif ?? xmp ?? orientation)).toEqual([])
})

test('the next build takes what this one has made', async () => {
  await build('#8dc1bd')

  const kept = readdirSync(cache)
  expect(kept).toHaveLength(pictureWidths.length)
  for (const name of kept) writeFileSync(join(cache, name), 'kept')
  await build('#8dc1bd')
  expect(made()).toHaveLength(pictureWidths.length)
  for (const name of made()) expect(readFileSync(join(media, name), 'utf8')).toBe('kept')
})

test('another photograph of the same name is made, what a killed build left is not taken for one', async () => {
  await build('#8dc1bd')
  const before = readdirSync(cache)
  writeFileSync(join(cache, `${before[0]}.new`), 'half')
  await build('#123456')
  const after = readdirSync(cache)
  expect(after).toHaveLength(pictureWidths.length)
  expect(after.filter((name) => before.includes(name))).toEqual([])
})
