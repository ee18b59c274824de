// After `next build`: gives each prerendered page the headers that depend on its content, above all
// a Content-Security-Policy with the hashes of its inline scripts. Next sends what it finds under
// `headers` in the `.meta` file beside a page. Must run before the first start: Next keeps copies.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import env from '@next/env'
import errorPageJson from '../content/error-page.json'
import { parseContent } from '../lib/content/parse-content'
import { errorPageSchema } from '../lib/content/schemas/error-page'
import { inEveryLocale } from '../lib/i18n/locales'
import { messagesFor } from '../lib/i18n/messages'
import { errorDocument } from '../lib/security/error-document'
import { readInlineCode } from '../lib/security/inline-code'
import {
  findFaults,
  type PageMeta,
  pagesOnRequest,
  withPageHeaders,
} from '../lib/security/page-headers'
import { filesIn } from '../lib/security/response-headers'
import { nginxErrorPages } from '../lib/submissions/nginx-error-pages'

const root = fileURLToPath(new URL('..', import.meta.url))
// What the build has read: .env files give the address and Google's keys.
env.loadEnvConfig(root, false, { info: () => {}, error: console.error })
const { isHttps } = await import('../lib/site-url')
const { hasFiles } = await import('../lib/site-paths')

const settings = {
  https: isHttps,
  recaptcha: Boolean(process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY),
  tagManager: Boolean(process.env.NEXT_PUBLIC_GTM_ID),
}

const errorPage = parseContent('content/error-page.json', errorPageSchema, errorPageJson)
const standalone = join(root, '.next/standalone')
const isStandalone = existsSync(standalone)
const servers = [
  join(root, '.next/server'),
  ...(isStandalone ? [join(standalone, '.next/server')] : []),
]
if (isStandalone) await writeNginxErrorPages(join(standalone, 'refusals'))
const pages = addPageHeaders()
console.log(`Added the Content-Security-Policy to ${pages} pages.`)

function addPageHeaders(): number {
  for (const server of servers) {
    rmSync(join(server, 'route-cache'), { recursive: true, force: true })
    replaceErrorDocuments(server)
  }
  const [built = ''] = servers
  const names = filesIn(join(built, 'app')).filter(
    (name) => name.endsWith('.html') && name !== '/_global-error.html',
  )
  stopAt([
    ...names.flatMap(addHeaders),
    ...pagesOnRequest({
      prerendered: readManifest(built, 'prerender-manifest.json'),
      app: readManifest(built, 'app-path-routes-manifest.json'),
    }),
    ...(names.length === 0 ? [`${built} holds no page.`] : []),
  ])
  return names.length
}

/**
 * Writes what one page is served with, for each server, and returns what is wrong with it. Nothing of the
 * page is kept: a server that builds its own site has no memory for all of them.
 */
function addHeaders(name: string): string[] {
  const [file = '', ...copies] = servers.map((server) => join(server, 'app', name))
  const page = {
    route: name.replace(/\.html$/, ''),
    code: readInlineCode(readFileSync(file, 'utf8')),
    meta: JSON.parse(readFileSync(metaFile(file), 'utf8')) as PageMeta,
  }
  const { segmentPaths, ...meta } = withPageHeaders(page, settings)
  const isAhead = isFetchedAhead(page.route)
  const text = JSON.stringify({ ...meta, ...(isAhead ? { segmentPaths } : {}) })
  for (const copy of [file, ...copies]) {
    writeFileSync(metaFile(copy), text)
    if (!isAhead) rmSync(copy.replace(/\.html$/, '.segments'), { recursive: true, force: true })
  }
  return findFaults(page)
}

/**
 * Returns whether browsers fetch a page ahead in parts. Links to events that are over, and to their list, do
 * not (components/events/event-rows.tsx), and the parts would be half of what ten years of them keep on disk.
 * Where a page has none, Next answers such a request with the page as a whole.
 */
function isFetchedAhead(route: string): boolean {
  const [, id] = /^\/[^/]+\/events\/([^/]+)$/.exec(route) ?? []
  return id === undefined || hasFiles({ id })
}

function readManifest(server: string, name: string) {
  return JSON.parse(readFileSync(join(server, '..', name), 'utf8'))
}

function metaFile(htmlFile: string): string {
  return htmlFile.replace(/\.html$/, '.meta')
}

/**
 * Replaces Next's own last-resort documents: they carry inline styles, and no header of ours
 * reaches them.
 */
function replaceErrorDocuments(server: string): void {
  const internal = errorDocument({ title: errorPage.title, text: errorPage.text })
  const missing = errorDocument({ title: notFound('title'), text: notFound('lead') })
  writeFileSync(join(server, 'pages/500.html'), internal)
  writeFileSync(join(server, 'app/_global-error.html'), internal)
  writeFileSync(join(server, 'pages/404.html'), missing)
}

/** What nginx answers by itself: deploy/nginx.conf. */
async function writeNginxErrorPages(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(await nginxErrorPages())) {
    writeFileSync(join(folder, name), text)
  }
}

function notFound(key: 'title' | 'lead') {
  return inEveryLocale((locale) => messagesFor(locale).NotFoundPage[key])
}

function stopAt(faults: readonly string[]): void {
  if (faults.length === 0) return
  console.error(['The pages cannot be served under a strict policy:', ...faults].join('\n  - '))
  process.exit(1)
}
