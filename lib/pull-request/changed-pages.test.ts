import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedPages, pageRows, readBuild, type ChangedPage } from './changed-pages'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-pages-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

type Page = { title?: string; main?: string; footer?: string }

/** A page as Next builds it, with names that are others in every build. */
function html(build: string, { title = 'Titolo', main = 'Testo', footer = 'Piè' }: Page) {
  return `<!DOCTYPE html><html data-dpl-id="${build}" lang="it"><head>
<link rel="stylesheet" href="/_next/static/chunks/${build}.css?dpl=${build}"/>
<script src="/_next/static/chunks/a.js?dpl=${build}"></script><title>${title}</title>
</head><body><svg><title>Disegno</title></svg><main class="${build}"><h1 id="_R_${build}_">${main}</h1>
<img src="/a.png?dpl=${build}" alt=""/></main><footer>${footer}</footer>
<script>self.__next_f.push("${build}")</script></body></html>`
}

function built(name: string, pages: Record<string, Page>, style = 'a{}') {
  const root = join(folder, name)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, '.next', file)), { recursive: true })
    writeFileSync(join(root, '.next', file), text)
  }
  write(`static/chunks/${name}.css`, style)
  for (const [page, words] of Object.entries(pages)) {
    write(`server/app/${page}.html`, html(name, words))
  }
  write('server/app/_not-found.html', html(name, { main: name }))
  write('BUILD_ID', name)
  const build = readBuild(root)
  if (!build) throw new Error('no build')
  return build
}

const pages = { it: {}, en: {}, 'it/contacts': {}, 'en/contacts': {} }

function changes(after: Record<string, Page>, style?: string): ChangedPage[] {
  return changedPages(built('1', pages), built('2', after, style))
}

test('two builds of the same have no page that differs', () => {
  expect(changes(pages)).toEqual([])
})

test('a text changes its page, in its language', () => {
  expect(changes({ ...pages, 'en/contacts': { main: 'Altro' } })).toEqual([
    { language: 'en', path: '/contacts', what: 'text' },
  ])
})

test('title, footer and style are told apart', () => {
  const after = { ...pages, it: { title: 'Altro' }, en: { footer: 'Altro' } }
  expect(changes(after)).toEqual([
    { language: 'it', path: '/', what: 'head' },
    { language: 'en', path: '/', what: 'frame' },
  ])
  expect(changes(pages, 'a{color:red}').map(({ what }) => what)).toEqual(Array(4).fill('look'))
})

test('pages that come and go', () => {
  const { it, en, ...others } = pages
  expect(changes({ it, en, 'it/news': {}, 'it/contacts': others['it/contacts'] })).toEqual([
    { language: 'it', path: '/news', what: 'new' },
    { language: 'en', path: '/contacts', what: 'gone' },
  ])
})

test('a folder without a build has no pages to compare', () => {
  expect(readBuild(folder)).toBeUndefined()
})

test('the comment has one row a path, one for all lists of events by choice, and numbers', () => {
  const changed: ChangedPage[] = [
    { language: 'it', path: '/', what: 'text' },
    { language: 'en', path: '/', what: 'text' },
    { language: 'it', path: '/events/for/adults/free', what: 'text' },
    { language: 'it', path: '/events/for/anyone/free', what: 'text' },
    { language: 'it', path: '/services', what: 'frame' },
    { language: 'it', path: '/donations', what: 'look' },
  ]
  expect(pageRows(changed, 9)).toEqual({
    total: 9,
    rows: [
      { path: '/', languages: ['it', 'en'], what: 'text' },
      { path: '/events/for/…', languages: ['it'], what: 'text' },
    ],
    left: 0,
    frame: 1,
    look: 1,
  })
})
