import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLocale, locales } from '../lib/i18n/locales'

const prefixed = locales.filter((locale) => locale !== defaultLocale)
const languages = /\b[a-z]{2}(?:\|[a-z]{2})+\b/

/** The lines of deploy/nginx.conf that name languages, as the site's own list would have them. */
const lines = readFileSync('deploy/nginx.conf', 'utf8')
  .split('\n')
  .map((line, index) => ({ line: line.trim(), number: index + 1 }))
  .filter(({ line }) => languages.test(line))

test('nginx knows the languages of the site', () => {
  expect(lines).toHaveLength(3)
  const wrong = lines.flatMap(({ line, number }) => {
    const known = (/NEXT_LOCALE|not-found/.test(line) ? locales : prefixed).join('|')
    const right = line.replace(languages, known)
    return line === right ? [] : [`deploy/nginx.conf, line ${number}, write: ${right}`]
  })
  expect(wrong).toEqual([])
})
