import { readdirSync, readFileSync } from 'node:fs'
import { posix, relative, resolve } from 'node:path'

/** Files of app that stand around every page below them. */
const aroundPages = /^(?:error|layout|loading|template)\.tsx?$/

/**
 * Returns the one page that each component serves, of those that serve no other: by its path, the page's folder.
 *
 * @param {Map<string, string>} sources the text of each file in app and components, by its path
 */
export function onlyPages(sources) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map()
  for (const [file, text] of sources) {
    if (!file.startsWith('app/')) continue
    const folder = posix.dirname(file)
    const user = aroundPages.test(posix.basename(file)) ? 'every page' : folder
    for (const component of reachedFrom(file, text, sources)) {
      users.set(component, (users.get(component) ?? new Set()).add(user))
    }
  }
  /** @type {Map<string, string>} */
  const only = new Map()
  for (const [component, [page = '', ...others]] of users) {
    if (others.length === 0 && sources.has(`${page}/page.tsx`)) only.set(component, page)
  }
  return only
}

/**
 * Returns the components that a file imports, and what these import.
 *
 * @param {string} file
 * @param {string} text
 * @param {Map<string, string>} sources
 * @param {Set<string>} reached
 */
function reachedFrom(file, text, sources, reached = new Set()) {
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    if (!/^(?:@\/|\.)/.test(name)) continue
    const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(file), name)
    const found = [`${path}.tsx`, `${path}.ts`].find((one) => sources.has(one))
    if (!found?.startsWith('components/') || reached.has(found)) continue
    reachedFrom(found, sources.get(found) ?? '', sources, reached.add(found))
  }
  return reached
}

/** @param {string} root */
function sourcesIn(root) {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.replaceAll('\\', '/')),
    ),
  )
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => [file, readFileSync(resolve(root, file), 'utf8')]),
  )
}

/** @type {Map<string, string> | undefined} */
let onlyPagesHere

/**
 * A rule of ESLint: what one page alone shows stands in that page's folder.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const sharedComponents = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    onlyPagesHere ??= onlyPages(sourcesIn(context.cwd))
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const page = onlyPagesHere.get(file)
    return {
      Program(node) {
        if (page === undefined) return
        context.report({
          node,
          message: `Only ${page} uses it: put it into that page's folder.`,
        })
      },
    }
  },
}
