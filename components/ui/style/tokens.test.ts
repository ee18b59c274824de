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

function linesWith(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

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
