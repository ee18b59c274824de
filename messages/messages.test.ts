import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
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

/** Names of the arguments and tags of an ICU message, sorted. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  function visit(elements: MessageFormatElement[]) {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value)
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const option of Object.values(element.options)) visit(option.value)
      }
    }
  }
  visit(parse(message))
  return [...names].sort()
}

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
  test('have the same keys in the three languages', () => {
    const keys = [...catalogs.it.keys()].sort()
    expect(keys.length).toBeGreaterThan(100)
    expect([...catalogs.en.keys()].sort()).toEqual(keys)
    expect([...catalogs.es.keys()].sort()).toEqual(keys)
  })

  test('have the same arguments and tags in the three languages', () => {
    for (const [key, message] of catalogs.it) {
      const expected = argumentsOf(message)
      expect(argumentsOf(catalogs.en.get(key) ?? ''), `en ${key}`).toEqual(expected)
      expect(argumentsOf(catalogs.es.get(key) ?? ''), `es ${key}`).toEqual(expected)
    }
  })

  test('are never empty', () => {
    for (const catalog of Object.values(catalogs)) {
      expect([...catalog].filter(([, message]) => message.trim() === '')).toEqual([])
    }
  })

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
