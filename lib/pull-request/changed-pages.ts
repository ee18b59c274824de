import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../i18n/locales'
import { pageState } from './page-state'
import type { PageRow, Report } from './report-schema'

type BuiltPage = { main: string; head: string; frame: string; look: string }

/** The pages of a build by language and path: `en /contacts`. */
type Build = ReadonlyMap<string, BuiltPage>

export type ChangedPage = {
  language: string
  /** Without its language: `/contacts`. */
  path: string
  what: PageRow['what'] | 'frame' | 'look'
}

const mostRows = 60

/** Returns the pages of the last build in a folder; nothing where there is none. */
export function readBuild(root: string): Build | undefined {
  const app = join(root, '.next/server/app')
  // Written last: a build that failed has left none.
  if (!existsSync(join(root, '.next/BUILD_ID'))) return undefined
  const styles = new Map<string, string>()
  const styleOf = (address: string) => {
    const path = join(root, address.replace(/^\/_next\//, '.next/'))
    const known = styles.get(address) ?? (existsSync(path) ? digest(readFileSync(path)) : address)
    styles.set(address, known)
    return known
  }
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .flatMap((name): [string, BuiltPage][] => {
      const [, language = '', path = ''] = /^([a-z]{2,3})(\/.*)?\.html$/.exec(name) ?? []
      if (!language) return []
      const { main, head, frame, styles } = pageState(readFileSync(join(app, name), 'utf8'))
      const look = digest(styles.map(styleOf).sort().join('\n'))
      return [[`${language} ${path || '/'}`, { main, head, frame, look }]]
    })
  return new Map(pages)
}

/** Returns the pages that are not the same in two builds, the most telling change of each. */
export function changedPages(before: Build, after: Build): ChangedPage[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .flatMap((name): ChangedPage[] => {
      const what = difference(before.get(name), after.get(name))
      const [language = '', path = ''] = name.split(' ')
      return what ? [{ language, path, what }] : []
    })
    .sort(byImportance)
}

function difference(old?: BuiltPage, now?: BuiltPage): ChangedPage['what'] | undefined {
  if (!old) return 'new'
  if (!now) return 'gone'
  if (old.main !== now.main) return 'text'
  if (old.head !== now.head) return 'head'
  if (old.frame !== now.frame) return 'frame'
  return old.look === now.look ? undefined : 'look'
}

const order: ChangedPage['what'][] = ['new', 'gone', 'text', 'head', 'frame', 'look']

/** Italian pages first, and the many lists of events by choice last. */
function byImportance(one: ChangedPage, other: ChangedPage): number {
  const rank = ({ what, path, language }: ChangedPage) =>
    (isFilter(path) ? 100 : 0) + 2 * order.indexOf(what) + (language === defaultLocale ? 0 : 1)
  return rank(one) - rank(other) || one.path.localeCompare(other.path)
}

const filters = '/events/for/'

function isFilter(path: string): boolean {
  return path.startsWith(filters)
}

/** Returns the pages for the comment: one row a path, and numbers for what all pages share. */
export function pageRows(changed: readonly ChangedPage[], total: number): Report['pages'] {
  const rows = new Map<string, PageRow>()
  for (const { language, path, what } of changed) {
    if (what === 'frame' || what === 'look') continue
    const shown = isFilter(path) ? `${filters}…` : path
    const row = rows.get(`${what} ${shown}`) ?? { path: shown, languages: [], what }
    if (!row.languages.includes(language)) row.languages.push(language)
    rows.set(`${what} ${shown}`, row)
  }
  const count = (what: ChangedPage['what']) => changed.filter((page) => page.what === what).length
  const listed = [...rows.values()].slice(0, mostRows)
  return {
    total,
    rows: listed,
    left: rows.size - listed.length,
    frame: count('frame'),
    look: count('look'),
  }
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
