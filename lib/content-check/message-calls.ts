export type Token = { type: string; value: string }

/** A place where code asks for a message and hands over values. */
export type MessageCall = {
  /** Undefined where the key is made elsewhere: `t.rich(step, { … })`. */
  key?: string | RegExp
  /** As they stand in a message: `{city}`, `<link>`; a value whose kind cannot be seen as both. */
  placeholders: string[]
}

/**
 * Returns the calls like `t('lead', { city })` and `t.rich('text', { link: (words) => … })` in a
 * file's tokens. Values are seen only where they are written out in the call.
 */
export function messageCalls(tokens: readonly Token[]): MessageCall[] {
  return tokens.flatMap(({ value }, index) => {
    if (value !== '(' || tokens[index - 1]?.type !== 'IdentifierName') return []
    const [key = [], values = []] = listAt(tokens, index)
    if (values[0]?.value !== '{') return []
    const isTranslator = /^(t|rich|markup)$/.test(tokens[index - 1]?.value ?? '')
    const spelling = spellingOf(key)
    if (spelling === undefined && !isTranslator) return []
    return [{ key: spelling, placeholders: listAt(values, 0).flatMap(placeholdersOf) }]
  })
}

/** Returns the items of the list in brackets that begins at `start`, each as its tokens. */
function listAt(tokens: readonly Token[], start: number): Token[][] {
  const items: Token[][] = [[]]
  let depth = 0
  for (const token of tokens.slice(start)) {
    if (isClosing(token)) depth--
    if (depth === 0 && token !== tokens[start]) break
    if (depth === 1 && token.value === ',' && token.type === 'Punctuator') items.push([])
    else if (depth > 0) items.at(-1)?.push(token)
    if (isOpening(token)) depth++
  }
  return items.filter((item) => item.length > 0)
}

function isOpening({ type, value }: Token): boolean {
  return type === 'TemplateHead' || (type.endsWith('Punctuator') && /^[([{]$/.test(value))
}

function isClosing({ type, value }: Token): boolean {
  return type === 'TemplateTail' || (type.endsWith('Punctuator') && /^[)\]}]$/.test(value))
}

function spellingOf(key: readonly Token[]): string | RegExp | undefined {
  const [first] = key
  if (isText(first) && key.length === 1) return first.value.slice(1, -1)
  return first?.type === 'TemplateHead' && key.at(-1)?.type === 'TemplateTail'
    ? templateShape(key.filter(({ type }) => type.startsWith('Template')))
    : undefined
}

export function isText(token: Token | undefined): token is Token {
  return /^(StringLiteral|JSXString|NoSubstitutionTemplate)$/.test(token?.type ?? '')
}

/** Returns the shape of the keys that a template stands for: `steps.${step}.title`. */
export function templateShape(parts: readonly Token[]): RegExp {
  const literal = parts.map(({ value }) =>
    value.replace(/^[`}]|(`|\$\{)$/g, '').replace(/[^\w-]/g, '\\$&'),
  )
  return new RegExp(`^${literal.join('([^.]+)')}$`)
}

/** Returns how a property of the values stands in a message. */
function placeholdersOf([name, sign, ...value]: readonly Token[]): string[] {
  if (!name || !/^(IdentifierName|StringLiteral)$/.test(name.type)) return []
  const plain = name.type === 'StringLiteral' ? name.value.slice(1, -1) : name.value
  const both = [`{${plain}}`, `<${plain}>`]
  if (!sign) return both
  const isFunction = sign.value === '(' || value.some((token) => token.value === '=>')
  return isFunction ? both.slice(1) : both.slice(0, 1)
}
