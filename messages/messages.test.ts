import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { flattenMessages } from '@/lib/i18n/flatten-messages'
import english from './en.json'
import italian from './it.json'
import spanish from './es.json'

const catalogs = { it: textsOf(italian), en: textsOf(english), es: textsOf(spanish) }

function textsOf(catalog: object): Map<string, string> {
  return flattenMessages(catalog) as Map<string, string>
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

  test('are asked for on the server only, where a missing one is filled', () => {
    const inBrowser = [...files].filter(([, { literals }]) => literals.has('use client'))
    expect(inBrowser.length).toBeGreaterThan(20)
    const asking = inBrowser.filter(([file]) =>
      readFileSync(file, 'utf8').includes('useTranslations'),
    )
    expect(asking.map(([file]) => file)).toEqual([])
  })

  test('are all in use', () => {
    expect(unusedKeys([...catalogs.it.keys()])).toEqual([])
  })

  test('are found out when nothing uses them', () => {
    const invented = [
      'HomePage.invented',
      // Another namespace has it.
      'HomePage.copyright',
      // A template has its shape.
      'FormOptions.zone.invented',
      'WorkshopsPage.parents.invented.answer',
      'Invented.title',
    ]
    expect(unusedKeys([...catalogs.it.keys(), ...invented])).toEqual(invented)
  })
})

type Source = { literals: Set<string>; templates: RegExp[] }

const files = new Map(
  ['app', 'components', 'lib'].flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => [join(directory, name), readSource(join(directory, name))] as const),
  ),
)

/** Files that hold a translator, or keys, for those that import them. */
const helpers = new Map([
  ['translated-metadata', readSource('lib/seo/translated-metadata.ts')],
  ['staff-mail', readSource('lib/mail/staff-mail.ts')],
])

/** What is read with a file: the other half of a namespace and its keys. */
const sources = [...files].map(([file, source]) => {
  const others = [...source.literals].flatMap(
    (text) => helpers.get(text.split('/').at(-1) ?? '') ?? [],
  )
  if (file.endsWith('menu-entries.ts')) others.push(readSource('content/navigation.json'))
  return others.reduce(joined, source)
})

const inCode = new Set(sources.flatMap(({ literals }) => [...literals]))

/** The texts of a file, and its templates: `steps.${step}.title` stands for keys of that shape. */
function readSource(path: string): Source {
  const literals = new Set<string>()
  const templates: RegExp[] = []
  function visit(node: ts.Node) {
    if (ts.isStringLiteralLike(node)) literals.add(node.text)
    if (ts.isTemplateExpression(node)) {
      const texts = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      const pattern = texts.map(({ text }) => text.replace(/[^\w-]/g, '\\$&')).join('([^.]+)')
      templates.push(new RegExp(`^${pattern}$`))
    }
    ts.forEachChild(node, visit)
  }
  const text = readFileSync(path, 'utf8')
  visit(
    path.endsWith('.json')
      ? ts.parseJsonText(path, text)
      : ts.createSourceFile(path, text, ts.ScriptTarget.Latest),
  )
  return { literals, templates }
}

/** Whether a key has a template's shape, filled with texts that stand somewhere in the code. */
function matches(template: RegExp, key: string): boolean {
  const [whole, ...parts] = template.exec(key) ?? []
  return whole !== undefined && parts.every((part) => inCode.has(part))
}

function joined(one: Source, other: Source): Source {
  return {
    literals: new Set([...one.literals, ...other.literals]),
    templates: [...one.templates, ...other.templates],
  }
}

/** Keys that no file asks for: under a namespace that it names, by a text or a template of its own. */
function unusedKeys(keys: string[]): string[] {
  const groups = new Set(keys.flatMap(groupsOf))
  const asking = sources.map(({ literals, templates }) => ({
    literals,
    templates,
    namespaces: [...literals].filter((text) => groups.has(text)),
  }))
  return keys.filter(
    (key) =>
      !asking.some(({ literals, templates, namespaces }) =>
        namespaces.some((namespace) => {
          if (!key.startsWith(`${namespace}.`)) return false
          const rest = key.slice(namespace.length + 1)
          return literals.has(rest) || templates.some((template) => matches(template, rest))
        }),
      ),
  )
}

/** `a.b.c` → `a` and `a.b`. */
function groupsOf(key: string): string[] {
  const steps = key.split('.').slice(0, -1)
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}
