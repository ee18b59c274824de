import { execFileSync } from 'node:child_process'
import { defineConfig, type Plugin } from 'vite'
import { isGroup } from '../lib/i18n/flatten-messages'
import italian from './italian.json'
import { readConfiguration } from './read-configuration'
import { draftsOfAnotherVersion } from './unsent-work'

/** On GitHub the workflow says both; at home the clone knows where it came from. */
const repository = process.env.GITHUB_REPOSITORY || originRepository() || 'owner/repository'
const api = process.env.GITHUB_API_URL || 'https://api.github.com'
const site = process.env.SITE_URL || 'http://localhost:3000'

/**
 * All that the page may load (docs/decisions/0025). Styles are written by the application as it runs, a picture that is
 * not saved yet is a blob, and WebAssembly makes photographs smaller.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self'",
  'frame-src blob:',
  'manifest-src blob: data:',
  `connect-src 'self' blob: data: ${new URL(api).origin}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * The application asks its makers' host for a newer version, and GitHub's for its health. Both go to
 * this page's own host, which knows neither, and the application takes that for "unknown". Its fonts
 * come with the package; the same from elsewhere are only for a page that lacks them.
 */
const nothingElsewhere: Plugin = {
  name: 'nothing-elsewhere',
  transform(code, id) {
    if (!id.includes('@sveltia/cms')) return null
    const ownHost = code
      .replaceAll(/@font-face ?\{[^}]*\bcdn\.jsdelivr\.net\b[^}]*\}/g, '')
      .replaceAll(/https:\/\/(?:unpkg\.com|www\.githubstatus\.com)\//g, './unknown/')
    return { code: ownHost, map: null }
  },
}

/** A text of the site, changed, is a new version of the editor: what others have typed is still theirs. */
const draftsAreKept: Plugin = {
  name: 'drafts-are-kept',
  transform(code, id) {
    if (!id.endsWith('@sveltia/cms/npm/index.js')) return null
    if (!draftsOfAnotherVersion.test(code))
      this.error('@sveltia/cms compares versions elsewhere now')
    return { code: code.replace(draftsOfAnotherVersion, '$1?$1:'), map: null }
  },
}

/** What the package's own Italian words leave in English. */
const italianThroughout: Plugin = {
  name: 'italian-throughout',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('@sveltia/cms/locales/it.json')
      ? { code: JSON.stringify(together(JSON.parse(code), italian)), map: null }
      : null,
}

function together(words: unknown, more: unknown): unknown {
  if (!isGroup(words) || !isGroup(more)) return more
  const added = Object.entries(more).map(([key, value]) => [key, together(words[key], value)])
  return { ...words, ...Object.fromEntries(added) }
}

/** 250 programming languages that nobody writes here. */
const noProgrammingLanguages: Plugin = {
  name: 'no-programming-languages',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@shikijs/') ? '\0no-programming-language' : null),
  load: (id) => (id === '\0no-programming-language' ? 'export default []' : null),
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: {
    CONFIGURATION: JSON.stringify(readConfiguration()),
    'process.env.SITE_URL': JSON.stringify(site),
    REPOSITORY: JSON.stringify(repository),
    API: JSON.stringify(api),
    SITE: JSON.stringify(site),
  },
  // The package comes minified.
  build: { target: 'es2022', minify: false, chunkSizeWarningLimit: 3000 },
  plugins: [
    nothingElsewhere,
    draftsAreKept,
    noProgrammingLanguages,
    italianThroughout,
    { name: 'policy', transformIndexHtml: (html) => html.replace('%POLICY%', policy) },
  ],
})

function originRepository(): string | undefined {
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' })
    return /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\s*$/.exec(url)?.[1]
  } catch {
    return undefined
  }
}
