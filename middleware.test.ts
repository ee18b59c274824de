import { describe, expect, test } from 'vitest'
import { filesIn } from './lib/security/response-headers'
import { sitePaths } from './lib/site-paths'
import { config } from './middleware'

const matched = new RegExp(`^${config.matcher[0]}$`)

/** Where Next serves the files of app/ that have another name there. */
const conventions: Record<string, string> = {
  '/manifest.ts': '/manifest.webmanifest',
  '/robots.ts': '/robots.txt',
  '/sitemap.ts': '/sitemap.xml',
}

/** The addresses of all that app/ serves beside the pages of a language. */
const served = filesIn('app')
  .filter((file) => !file.startsWith('/[locale]/'))
  .flatMap((file) => {
    if (/\.(ico|png|svg)$/.test(file)) return [file]
    if (file.endsWith('/route.ts')) return [file.replace('/route.ts', '')]
    return conventions[file] ?? []
  })

describe('the middleware', () => {
  test('leaves alone every file of public/, and all of app/ that is no page', () => {
    expect(served).toEqual(expect.arrayContaining(['/favicon.ico', '/api/contact', '/robots.txt']))
    const files = filesIn('public')
    expect(files.length).toBeGreaterThan(0)
    for (const file of [...files, ...served, '/_next/static/x.js']) {
      expect(file).not.toMatch(matched)
    }
  })

  test('answers every page and every unknown address, dots or not', () => {
    for (const path of [...sitePaths, '/wp-login.php', '/en/x.png', '/%5Blocale%5D', '/index']) {
      expect(path).toMatch(matched)
    }
  })
})
