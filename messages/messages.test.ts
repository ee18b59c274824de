import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import english from './en.json'
import italian from './it.json'
import spanish from './es.json'

type Tree = { [key: string]: string | Tree }

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

const catalogs = { it: flatten(italian), en: flatten(english), es: flatten(spanish) }

/** Whether anything but arguments and tags stands in a message. */
function hasWords(message: string): boolean {
  return /\p{L}{2}/u.test(message.replace(/\{[^}]*\}|<[^>]*>/g, ''))
}

/** Words that are the same in two languages; everything else must have been translated. */
const sameWord = new Set([
  'Centro',
  'Con PayPal',
  'Cookie',
  'Durante',
  'Email',
  'Facebook',
  'Gratuito',
  'IBAN',
  'Instagram',
  'Italiano',
  'Martin Buber',
  'No',
  'PayPal',
  'Privacy',
  'Tipo',
  'WhatsApp',
  'WhatsApp {number}',
])

/** Place names are nobody's to translate. */
const placeNames = 'FormOptions.zone.'

describe('messages', () => {
  test('are translated, not copied', () => {
    const words = [...catalogs.it].filter(
      ([key, message]) =>
        !key.startsWith(placeNames) && !sameWord.has(message) && hasWords(message),
    )
    const copied = words.flatMap(([key, message]) =>
      (['en', 'es'] as const)
        .filter((locale) => catalogs[locale].get(key) === message)
        .map((locale) => `${locale} ${key}: ${message}`),
    )
    expect(words.length).toBeGreaterThan(100)
    expect(copied).toEqual([])
  })

  test('are all in use', () => {
    const sources = ['app', 'components', 'lib'].flatMap((directory) =>
      readdirSync(directory, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
        .map((name) => readFileSync(join(directory, name), 'utf8')),
    )
    const code = [...sources, readFileSync('content/navigation.json', 'utf8')].join('\n')
    const literals = new Set([...code.matchAll(/(['"])((?:(?!\1).)+)\1/g)].map((match) => match[2]))
    // `steps.${step}.title` stands for every key of that shape.
    const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[\w.]+\})+)`/g)].map(
      ([, template = '']) =>
        new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`),
    )
    const unused = [...catalogs.it.keys()].filter((path) => {
      const steps = path.split('.')
      const ways = steps.map((_, index) => steps.slice(index).join('.'))
      return !ways.some(
        (way) => literals.has(way) || templates.some((template) => template.test(way)),
      )
    })
    expect(unused).toEqual([])
  })
})
