import { isGroup } from '../../lib/i18n/flatten-messages'
import { isPagePath } from '../../lib/pages'
import type { Content, Finding } from './finding'
import { entriesOf } from './record-problems'

type Link = { path: readonly PropertyKey[]; href: string }

/** Finds links to events that are not there, and to places that their page does not have. */
export function linkProblems(content: Content, code: string): Finding[] {
  const eventIds = new Set(entriesOf(content, 'events').map(({ id }) => id))
  const places = code ? quoted([code, JSON.stringify(content)].join('\n')) : undefined
  return Object.entries(content).flatMap(([file, value]) =>
    linksIn(value).flatMap(({ path, href }) => {
      const [page = '', fragment] = href.split('#')
      const sentence = pageProblem(page, eventIds) ?? fragmentProblem(fragment, places)
      return sentence ? [{ file, path, sentence }] : []
    }),
  )
}

function pageProblem(page: string, eventIds: ReadonlySet<string>): string | undefined {
  const id = /^\/events\/(.+)$/.exec(page)?.[1]
  // A redirect's `:id` is any of them.
  if (!id || id === ':id' || eventIds.has(id)) return undefined
  return `il link porta a ${page}, ma un evento con questo id non c’è. Correggilo, per esempio /events.`
}

/** Code and records name the parts of a page in quotes. */
function quoted(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<=(["'`]))[\w-]+(?=\1)/g)].map(([name]) => name))
}

function fragmentProblem(fragment: string | undefined, places: ReadonlySet<string> | undefined) {
  if (!fragment || !places || places.has(fragment)) return undefined
  return `nessuna pagina ha un posto che si chiama «${fragment}». Correggilo, o togli la parte dopo #.`
}

function linksIn(value: unknown, path: readonly PropertyKey[] = []): Link[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/href="([^"]*)"|\]\(([^()]*)\)/g)]
      .map(([, html, markdown]) => ({ path, href: html ?? markdown ?? '' }))
      .filter(({ href }) => /^[/#]/.test(href))
  }
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, child]) =>
    linksIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return isGroup(value) ? [...fieldLinks(value, path), ...below] : below
}

/** The fields of records that hold an address. */
function fieldLinks(record: Record<string, unknown>, path: readonly PropertyKey[]): Link[] {
  return ['to', 'path', 'anchor'].flatMap((field) => {
    const target = record[field]
    if (typeof target !== 'string' || isPagePath(target)) return []
    if (field === 'to' && !target.startsWith('/')) return []
    return [{ path: [...path, field], href: field === 'anchor' ? `#${target}` : target }]
  })
}
