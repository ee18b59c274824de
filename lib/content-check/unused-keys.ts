import jsTokens from 'js-tokens'

/** The texts of a file, and its templates: `steps.${step}.title` stands for keys of that shape. */
export type Source = { literals: Set<string>; templates: RegExp[] }

/** Files that hold a translator, or keys, for those that import them. */
const helpers = [
  'lib/seo/page-namespaces.ts',
  'lib/seo/translated-metadata.ts',
  'lib/mail/staff-mail.ts',
]

/**
 * Returns the keys that no file asks for: under a namespace that it names, by a text or a template of
 * its own. The menu's keys stand in `navigation`.
 */
export function unusedKeys(
  keys: readonly string[],
  files: ReadonlyMap<string, Source>,
  navigation: unknown,
): string[] {
  const groups = new Set(keys.flatMap(groupsOf))
  const inCode = new Set([...files.values()].flatMap(({ literals }) => [...literals]))
  const asking = withHelpers(files, navigation).map(({ literals, templates }) => ({
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
          return literals.has(rest) || templates.some((template) => matches(template, rest, inCode))
        }),
      ),
  )
}

/** What is read with a file: the other half of a namespace and its keys. */
function withHelpers(files: ReadonlyMap<string, Source>, navigation: unknown): Source[] {
  const byName = new Map(
    helpers.map((file) => [/([^/]+)\.ts$/.exec(file)?.[1] ?? '', files.get(file)]),
  )
  return [...files].map(([file, source]) => {
    const others = [...source.literals].flatMap(
      (text) => byName.get(text.split('/').at(-1) ?? '') ?? [],
    )
    if (file.endsWith('menu-entries.ts')) {
      others.push({ literals: new Set(textsIn(navigation)), templates: [] })
    }
    return others.reduce(joined, source)
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Returns the texts and templates of a file of code. A whole parser would take seconds for all. */
export function readSource(path: string, text: string): Source {
  const literals = new Set<string>()
  const templates: RegExp[] = []
  const open: string[][] = []
  const tokens: Iterable<{ type: string; value: string }> = path.endsWith('.tsx')
    ? jsTokens(text, { jsx: true })
    : jsTokens(text)
  for (const { type, value } of tokens) {
    if (type === 'StringLiteral' || type === 'JSXString' || type === 'NoSubstitutionTemplate') {
      literals.add(value.slice(1, -1))
    }
    if (type === 'TemplateHead') open.push([])
    if (type.startsWith('Template')) open.at(-1)?.push(value.replace(/^[`}]|(`|\$\{)$/g, ''))
    if (type === 'TemplateTail') templates.push(templateShape(open.pop() ?? []))
  }
  return { literals, templates }
}

function templateShape(parts: string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[^\w-]/g, '\\$&')).join('([^.]+)')}$`)
}

/** Returns whether a key has a template's shape, filled with texts that stand somewhere in the code. */
function matches(template: RegExp, key: string, inCode: ReadonlySet<string>): boolean {
  const [whole, ...parts] = template.exec(key) ?? []
  return whole !== undefined && parts.every((part) => inCode.has(part))
}

function joined(one: Source, other: Source): Source {
  return {
    literals: new Set([...one.literals, ...other.literals]),
    templates: [...one.templates, ...other.templates],
  }
}

/** `a.b.c` → `a` and `a.b`. */
function groupsOf(key: string): string[] {
  const steps = key.split('.').slice(0, -1)
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}
