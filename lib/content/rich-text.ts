import { parseFragment, serialize, type DefaultTreeAdapterTypes as Html } from 'parse5'
import { z } from 'zod'
import { mayBePage } from '../pages'
import { inEveryLanguage } from './schemas/fields'

const tags = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const

type Tag = (typeof tags)[number]

/** Text with paragraphs, emphasis, lists and links; `href` belongs to the tag `a` alone. */
export type RichText = (string | { tag: Tag; href?: string; content: RichText })[]

/** What may stand in what; text may stand where `strong` may, and in `a`. */
const contents: Record<Tag | 'text', readonly Tag[]> = {
  text: ['p', 'ul', 'ol'],
  p: ['strong', 'em', 'a'],
  strong: ['em', 'a'],
  em: ['strong', 'a'],
  a: ['strong', 'em'],
  ul: ['li'],
  ol: ['li'],
  li: ['strong', 'em', 'a', 'ul', 'ol'],
}

const allowed = 'Si possono usare solo <p>, <strong>, <em>, <ul>, <ol>, <li> e <a href="…">.'

/** Returns what an HTML text says, and a sentence for each thing in it that is not allowed. */
export function parseRichText(html: string): { content: RichText; problems: string[] } {
  const unknown = tagNames(html).find((name) => !isTag(name.replace('/', '')))
  if (unknown)
    return {
      content: [],
      problems: [`<${unknown}> non è ammesso. ${allowed}`],
    }
  const fragment = parseFragment(html)
  const loose = looseTag(html, serialize(fragment))
  const problems = loose
    ? [`i tag vanno aperti e chiusi a coppie, l’uno dentro l’altro: controlla vicino a <${loose}>.`]
    : []
  return { content: read(fragment.childNodes, 'text', problems), problems }
}

const richText = z
  .string()
  .trim()
  .min(1)
  .transform((html, context) => {
    const { content, problems } = parseRichText(html)
    for (const message of problems) context.addIssue({ code: 'custom', message })
    return content
  })

/** A text with a few tags in every language. */
export const richTextSchema = inEveryLanguage(richText.meta({ contentMediaType: 'text/html' }))

function read(nodes: Html.ChildNode[], parent: Tag | 'text', problems: string[]): RichText {
  return nodes.flatMap((node): RichText => {
    if ('value' in node) {
      if (takesWords(parent)) return [node.value]
      if (!isBlank(node.value)) {
        problems.push(
          `«${node.value.trim()}» deve stare in un paragrafo <p>…</p> o in un <li>…</li>.`,
        )
      }
      return []
    }
    if (!('tagName' in node) || !isTag(node.tagName)) {
      problems.push(`i commenti e gli altri segni <!…> non sono ammessi. ${allowed}`)
      return []
    }
    return [readElement(node, node.tagName, parent, problems)]
  })
}

function readElement(
  { attrs, childNodes }: Html.Element,
  tag: Tag,
  parent: Tag | 'text',
  problems: string[],
) {
  if (!contents[parent].includes(tag)) {
    problems.push(
      parent === 'text'
        ? `<${tag}> deve stare in un paragrafo <p>…</p> o in un elenco.`
        : `<${tag}> non può stare dentro <${parent}>.`,
    )
  }
  for (const { name } of attrs) {
    if (tag !== 'a' || name !== 'href')
      problems.push(`l’attributo ${name} di <${tag}> non è ammesso.`)
  }
  const content = read(childNodes, tag, problems)
  if (content.every(isBlank)) problems.push(`<${tag}> è vuoto. Scrivi il testo, o togli il tag.`)
  if (tag !== 'a') return { tag, content }
  const href = attrs.find(({ name }) => name === 'href')?.value ?? ''
  if (!isTarget(href)) {
    problems.push(
      `il link a «${href}» non va bene. Scrivi una pagina del sito (/contacts) o un indirizzo che inizia con https://, mailto: o tel:.`,
    )
  }
  return { tag, href, content }
}

function takesWords(parent: Tag | 'text'): boolean {
  return parent === 'a' || contents[parent].includes('a')
}

function isBlank(part: RichText[number]): boolean {
  return typeof part === 'string' && part.trim() === ''
}

function isTag(name: string): name is Tag {
  return tags.some((tag) => tag === name)
}

function isTarget(href: string): boolean {
  if (href.startsWith('/')) return mayBePage(href)
  if (/^mailto:[^\s@?]+@[^\s@?]+$|^tel:\+?\d+$/.test(href)) return true
  return /^https:\/\/[^\s\\]+$/.test(href) && URL.canParse(href) && new URL(href).username === ''
}

/** Returns the names of the tags in a text: `<p>a</p>` → `p` and `/p`. */
function tagNames(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z][^\s/>]*)/gi)].map(([, name = '']) => name.toLowerCase())
}

/**
 * Returns the first tag that a browser would have to add, drop or move; it never complains of one.
 */
function looseTag(html: string, corrected: string): string | undefined {
  const written = tagNames(html)
  const meant = tagNames(corrected)
  const index = meant.findIndex((name, position) => name !== written[position])
  return index < 0 ? written[meant.length] : (written[index] ?? meant[index])
}
