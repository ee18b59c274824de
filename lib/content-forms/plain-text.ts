import { isLocale, type Locale } from '../i18n/locales'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Returns plain text as HTML: what an empty line divides is a paragraph, lines that begin with a
 * hyphen are a list. Tags in it stay text.
 */
export function paragraphs(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => entities[sign] ?? '')
    .split(/\n\s*\n/)
    .flatMap((block) => parts(block.split('\n').map((line) => line.trim())))
    .join('')
}

const bullet = /^[-*•]\s+/

function parts(lines: string[]): string[] {
  const [first = ''] = lines
  const isList = bullet.test(first)
  const end = lines.findIndex((line) => bullet.test(line) !== isList)
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => line)
  const rest = end < 0 ? [] : parts(lines.slice(end))
  if (own.length === 0) return rest
  const items = own.map((line) => `<li>${line.replace(bullet, '')}</li>`)
  return [isList ? `<ul>${items.join('')}</ul>` : `<p>${own.join(' ')}</p>`, ...rest]
}

/** Returns a text with the quotes of its language for the straight ones of keyboards. */
export function withQuotes(text: string, locale: Locale): string {
  // Not the apostrophes of l'ora and '68.
  const plain = text.replace(/(?<!\p{L})'(?!\d)([^'"]*)'(?!\p{L})/gu, '"$1"')
  return locale === 'en'
    ? plain.replace(/"([^"]*)"/g, '‘$1’')
    : plain.replace(/["“]([^"“”]*)["”]/g, '«$1»')
}

/** Returns the parts of an id or an address in the words of a title: `L’eco di Maria` → `l-eco-di-maria`. */
export function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}

/** Returns an id that no record of a list has, made from words: `serata`, then `serata-2`. */
export function freeId(wanted: string, records: unknown): string {
  const taken = new Set(
    Array.isArray(records) ? (records as { id?: unknown }[]).map((record) => record?.id) : [],
  )
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
  return id
}

/** Returns the language of a place in the content, whose last step it is. */
export function localeAt(file: string, path: readonly PropertyKey[]): Locale | undefined {
  const named = /^messages\/(\w+)\.json$/.exec(file)?.[1] ?? path.at(-1)
  return isLocale(named) ? named : undefined
}
