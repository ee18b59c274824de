import { expect, test } from 'vitest'
import { googleCookieDeletions } from './google-cookies'

test("deletes Google's cookies on every domain that may have set them, and no other", () => {
  const cookies = '_ga=GA1.1; NEXT_LOCALE=it; _ga_ABC=2; cc_cookie=no.1.1; _gaudy=1; x_ga=1'
  expect(googleCookieDeletions(cookies, 'www.example.org')).toEqual(
    ['_ga', '_ga_ABC'].flatMap((name) => [
      `${name}=; Max-Age=0; Path=/`,
      `${name}=; Max-Age=0; Path=/; Domain=www.example.org`,
      `${name}=; Max-Age=0; Path=/; Domain=example.org`,
      `${name}=; Max-Age=0; Path=/; Domain=org`,
    ]),
  )
})

test.each(['_gid=1', '_gat=1', '_gat_UA-1=1', '_gcl_au=1', '_gac_UA-1=1'])('knows %s', (cookie) => {
  expect(googleCookieDeletions(cookie, 'localhost')).toHaveLength(2)
})
