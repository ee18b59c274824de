import jsTokens from 'js-tokens'
import { isText, messageCalls, templateShape, type MessageCall, type Token } from './message-calls'

/** The texts of a file, and its templates: `steps.${step}.title` stands for keys of that shape. */
export type Source = { literals: Set<string>; templates: RegExp[]; calls: MessageCall[] }

/** By key, the placeholders that the code has a value for: `{city}`, `<link>`. */
export type AskedKeys = ReadonlyMap<string, ReadonlySet<string>>

/** Files that hold a translator, or keys, for those that import them. */
const helpers = ['lib/pages.ts', 'lib/seo/translated-metadata.ts', 'lib/mail/staff-mail.ts']

/**
 * Returns the keys that a file asks for: under a namespace that it names, by a text or a template of
 * its own.
 */
export function askedKeys(keys: readonly string[], files: ReadonlyMap<string, Source>): AskedKeys {
  const inCode = new Set([...files.values()].flatMap(({ literals }) => [...literals]))
  const sources = withHelpers(files)
  const groups = new Set(keys.flatMap(groupsOf))
  const naming = new Map(
    [...groups].map((group) => [group, sources.filter(({ literals }) => literals.has(group))]),
  )
  return new Map(
    keys.flatMap((key) => {
      const calls = groupsOf(key).flatMap((namespace) => {
        const rest = key.slice(namespace.length + 1)
        return (naming.get(namespace) ?? [])
          .filter(
            ({ literals, templates }) =>
              literals.has(rest) || templates.some((template) => matches(template, rest, inCode)),
          )
          .map((source) => source.calls.filter((call) => isFor(call, rest, inCode)))
      })
      if (calls.length === 0) return []
      return [[key, new Set(calls.flat().flatMap(({ placeholders }) => placeholders))]]
    }),
  )
}

function isFor({ key }: MessageCall, rest: string, inCode: ReadonlySet<string>): boolean {
  if (key === undefined) return true
  return typeof key === 'string' ? key === rest : matches(key, rest, inCode)
}

/** What is read with a file: the other half of a namespace and its keys. */
function withHelpers(files: ReadonlyMap<string, Source>): Source[] {
  const byName = new Map(
    helpers.map((file) => [/([^/]+)\.ts$/.exec(file)?.[1] ?? '', files.get(file)]),
  )
  return [...files].map(([, source]) => {
    const others = [...source.literals].flatMap(
      (text) => byName.get(text.split('/').at(-1) ?? '') ?? [],
    )
    return others.reduce(joined, source)
  })
}

/** Returns the texts and templates of a file of code. A whole parser would take seconds for all. */
export function readSource(path: string, text: string): Source {
  const tokens: Token[] = [
    ...(path.endsWith('.tsx') ? jsTokens(text, { jsx: true }) : jsTokens(text)),
  ]
  const templates: RegExp[] = []
  const open: Token[][] = []
  for (const token of tokens) {
    if (token.type === 'TemplateHead') open.push([])
    if (token.type.startsWith('Template')) open.at(-1)?.push(token)
    if (token.type === 'TemplateTail') templates.push(templateShape(open.pop() ?? []))
  }
  return {
    literals: new Set(tokens.filter(isText).map(({ value }) => value.slice(1, -1))),
    templates,
    calls: messageCalls(tokens.filter(({ type }) => !isSpace.test(type))),
  }
}

const isSpace = /^(WhiteSpace|LineTerminatorSequence|\w+Comment)$/

/** Returns whether a key has a template's shape, filled with texts that stand somewhere in the code. */
function matches(template: RegExp, key: string, inCode: ReadonlySet<string>): boolean {
  const [whole, ...parts] = template.exec(key) ?? []
  return whole !== undefined && parts.every((part) => inCode.has(part))
}

function joined(one: Source, other: Source): Source {
  return {
    literals: new Set([...one.literals, ...other.literals]),
    templates: [...one.templates, ...other.templates],
    calls: [...one.calls, ...other.calls],
  }
}

/** `a.b.c` → `a` and `a.b`. */
function groupsOf(key: string): string[] {
  const steps = key.split('.').slice(0, -1)
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}
