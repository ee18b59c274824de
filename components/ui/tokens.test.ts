import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paper } from '@/lib/seo/root-metadata'

const read = (file: string) => readFileSync(file, 'utf8')
const modules = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `${folder}/${file}`),
)

/** The illustrations have a palette of their own, light and dark. */
const palettes = ['components/illustrations/scene.module.css']

function linesWith(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

test('colours stand in tokens.css only', () => {
  expect(modules.length).toBeGreaterThan(50)
  const others = modules.filter((file) => !palettes.includes(file))
  expect(linesWith(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|(ok)?l(ab|ch))a?\(/i, others)).toEqual([])
})

test('corners that differ from each other have a name in tokens.css', () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(linesWith(/border-radius:.*\S [^;]*;/, modules)).toEqual([])
})

test('the ground that browsers are told is the one that pages have', () => {
  const grounds = [...read('components/ui/tokens.css').matchAll(/--paper: (#\w+);/g)]
  expect(grounds.map(([, colour]) => colour)).toEqual([paper.light, paper.dark])
})
