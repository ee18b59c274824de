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

/** What `next build` leaves: the original alone. */
async function build(background: string): Promise<void> {
  rmSync(media, { recursive: true })
  mkdirSync(media)
  await sharp({ create: { width: 2000, height: 40, channels: 3, background } })
    .jpeg()
    .toFile(join(media, 'room.1a2b.jpg'))
  execFileSync(process.execPath, [jiti, script], { cwd: root, stdio: 'pipe' })
}

const made = () => readdirSync(media).filter(isMade)

test('a photograph is made in each width, and the next build takes what this one has made', async () => {
  await build('#8dc1bd')
  expect(made()).toHaveLength(pictureWidths.length)
  const widths = await Promise.all(
    made().map(async (name) => (await sharp(join(media, name)).metadata()).width),
  )
  expect(widths.toSorted((a, b) => a - b)).toEqual(pictureWidths)

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
