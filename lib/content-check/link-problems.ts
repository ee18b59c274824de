import { say } from '../content/editor-language'
import { isGroup } from '../i18n/flatten-messages'
import { isPagePath } from '../pages'
import type { Source } from './asked-keys'
import type { Content, Problem } from './check-content'

/** Finds links to events that are not there, and to places that their page does not have. */
export function linkProblems(content: Content, sources: ReadonlyMap<string, Source>): Problem[] {
  const events = content['content/events.json']
  const eventIds = Array.isArray(events)
    ? (events as unknown[]).map((event) => (isGroup(event) ? (event as { id?: unknown }).id : ''))
    : undefined
  const places = sources.size > 0 ? placesOf(content, sources) : undefined
  return Object.entries(content).flatMap(([file, value]) =>
    linksIn(value).flatMap(({ path, href }) => {
      const [page = '', fragment] = href.split('#')
      const sentence = pageProblem(page, eventIds) ?? fragmentProblem(fragment, places)
      return sentence ? [{ file, path, sentence }] : []
    }),
  )
}

function pageProblem(page: string, eventIds: unknown[] | undefined): string | undefined {
  const id = /^\/events\/(.+)$/.exec(page)?.[1]
  // A file of events that cannot be read is a mistake of its own; a redirect's `:id` is any of them.
  if (!id || id === ':id' || !eventIds || eventIds.includes(id)) return undefined
  return say(
    `il link porta a ${page}, ma un evento con questo id non c’è. Correggilo, per esempio /events.`,
    `the link leads to ${page}, but there is no event with this id. Correct it, e.g. /events.`,
  )
}

function fragmentProblem(fragment: string | undefined, places: Set<string> | undefined) {
  if (!fragment || !places || places.has(fragment)) return undefined
  return say(
    `nessuna pagina ha un posto che si chiama «${fragment}». Correggilo, o togli la parte dopo #.`,
    `no page has a place called “${fragment}”. Correct it, or remove the part after #.`,
  )
}

/** The ids that code or records give to parts of a page. */
function placesOf(content: Content, sources: ReadonlyMap<string, Source>): Set<string> {
  const inCode = [...sources.values()].flatMap(({ literals }) => [...literals])
  return new Set([...inCode, ...idsIn(content)])
}

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { id } = value as { id?: unknown }
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(idsIn)]
}

type FoundLink = { path: PropertyKey[]; href: string }

function linksIn(value: unknown, path: PropertyKey[] = []): FoundLink[] {
  if (typeof value === 'string') {
    const hrefs = [...value.matchAll(/href="([^"]*)"|\]\(([^()]*)\)/g)]
    return hrefs
      .map(([, html, markdown]) => html ?? markdown ?? '')
      .filter((href) => /^[/#]/.test(href))
      .map((href) => ({ path, href }))
  }
  if (typeof value !== 'object' || value === null) return []
  const record = value as { path?: unknown; anchor?: unknown; to?: unknown }
  const own = [
    ...(typeof record.to === 'string' && record.to.startsWith('/')
      ? [{ path: [...path, 'to'], href: record.to }]
      : []),
    ...(typeof record.path === 'string' && !isPagePath(record.path)
      ? [{ path: [...path, 'path'], href: record.path }]
      : []),
    ...(typeof record.anchor === 'string'
      ? [{ path: [...path, 'anchor'], href: `#${record.anchor}` }]
      : []),
  ]
  const children = Object.entries(value).flatMap(([key, child]) =>
    linksIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [...own, ...children]
}
