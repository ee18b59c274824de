import { describe, expect, test } from 'vitest'
import { filesIn } from './lib/security/response-headers'
import { sitePaths } from './lib/site-paths'
import { config } from './middleware'

const matched = new RegExp(`^${config.matcher[0]}$`)

describe('the middleware', () => {
  test('leaves alone every file of public/ and every file route of app/', () => {
    const files = filesIn('public')
    expect(files.length).toBeGreaterThan(0)
    const routes = ['/favicon.ico', '/icon.svg', '/apple-icon.png', '/robots.txt', '/sitemap.xml']
    for (const file of [...files, ...routes, '/manifest.webmanifest', '/_next/static/x.js']) {
      expect(file).not.toMatch(matched)
    }
  })

  test('leaves alone the handlers, whose bodies it would buffer', () => {
    expect('/api/contact').not.toMatch(matched)
    expect('/api/listening-desk').not.toMatch(matched)
  })

  test('answers every page and every unknown address, dots or not', () => {
    for (const path of [...sitePaths, '/wp-login.php', '/en/x.png', '/%5Blocale%5D', '/index']) {
      expect(path).toMatch(matched)
    }
  })
})
