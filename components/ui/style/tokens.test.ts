import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import palette from '@/lib/palette/palette.json'

const read = (file: string) => readFileSync(file, 'utf8')
const [lightTokens = '', darkTokens = ''] = read('components/ui/style/tokens.css').split(
  '@media (prefers-color-scheme: dark)',
)
const light = coloursIn(lightTokens)
/** The colours of tokens.css by name. */
const tokens = { light, dark: { ...light, ...coloursIn(darkTokens) } }

function coloursIn(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
)
const modules = sheets.filter((file) => file.endsWith('.module.css'))

/** The illustrations have a palette of their own, light and dark. */
const palettes = ['components/illustrations/colours.css']

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

const base = 'components/ui/style/base.css'

test('corners are one of four', () => {
  expect(
    linesWith(/border-radius: var\(--(round-xs|round-s|round-m|pill)\)/, modules).length,
  ).toBeGreaterThan(30)
  const corners = /radius:(?! (var\(--(round-xs|round-s|round-m|pill)\)|inherit|0);)/
  expect(linesWith(corners, [...modules, base])).toEqual([])
})

test('lists have the mark and the numbers of base.css, and nothing has a coloured edge', () => {
  expect(linesWith(/ol:not\(\[class\]\)|ul:not\(\[class\]\)/, [base]).length).toBeGreaterThan(5)
  expect(linesWith(/::marker|counter|list-style(-type|-image)?:(?! none)/, modules)).toEqual([])
  const edges = /border-(inline|block)-(start|end)(-width)?: (0?\.[1-9]\d*rem|[3-9]px)/
  expect(linesWith(edges, modules)).toEqual([])
  const drawn = modules.flatMap((file) =>
    [...read(file).matchAll(/(\w+)::(?:before|after) \{[^}]*radius: var[^}]*\}/g)].map(
      ([, name = '']) => `${file}: ${name}`,
    ),
  )
  expect(drawn).toEqual([])
})

// Chromium looks such a rule up by nothing: whenever an element comes or goes anywhere, it computes the
// style of all that follows anew, for `* + *` with every descendant. React's part in a step to another
// page took a third longer. `:not(:first-child)` says the same and concerns one parent.
test('no rule is for what follows an element of any class', () => {
  expect(linesWith(/(^|[\s>(])(\*|[a-z][\w-]*)\s*[+~]\s*[^\s\d]/, sheets)).toEqual([])
})

test('what CSS does not reach, lib/palette/palette.json and the icon, has the same colours', () => {
  expect(tokens).toMatchObject(palette)
  const icon = [...read('app/icon.svg').matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour)
  const { dark } = tokens
  expect(icon).toEqual([light.lagoon, dark.lagoon, light.markReply, light.markMeeting])
})

const grounds = ['paper', 'sand', 'mist', 'card'] as const

test.each(['light', 'dark'] as const)('text stands out from every ground, %s', (scheme) => {
  const colour = (name: string) => tokens[scheme][name] ?? ''
  const pairs = [
    ...(['ink', 'inkSoft', 'lagoon', 'lagoonDeep', 'flamingoDeep', 'urgent'] as const).flatMap(
      (text) => grounds.map((ground) => [text, ground] as const),
    ),
    ['onLagoon', 'lagoon'],
    ['onSun', 'sun'],
    ['onAlarm', 'alarm'],
    ['onFooter', 'footer'],
    ['onFooterSoft', 'footer'],
    ['onFooter', 'statement'],
    ['onFooterSoft', 'statement'],
  ] as const
  const weak = pairs.filter(([text, ground]) => contrast(colour(text), colour(ground)) < 4.5)
  expect(weak).toEqual([])
  expect(contrast(colour('line'), colour('paper'))).toBeGreaterThan(3)
})

test('nothing is drawn in the red of danger', () => {
  const drawn = palettes.flatMap((file) => read(file).match(/#[0-9a-f]{6}/g) ?? [])
  expect(drawn.length).toBeGreaterThan(50)
  expect(drawn).not.toContain(tokens.light.alarm)
  expect(drawn).not.toContain(tokens.dark.alarm)
})

/** Returns the contrast of two colours as WCAG 2.2 defines it. */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second].map(luminance).toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Flags have the colours of their countries, a QR code those that every reader knows. */
const fixed = ['components/ui/flag.tsx', 'components/ui/qr-code.tsx']

test('no other colour stands in code', () => {
  const code = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !fixed.includes(file)),
  )
  expect(code.length).toBeGreaterThan(200)
  expect(linesWith(/['"` :]#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i, code)).toEqual([])
})
