import { expect, test } from 'vitest'
import { responseHeaders } from './response-headers'

// All other headers: e2e/headers.spec.ts, where the site is published over http.
test('https is asked for only on an https site', () => {
  const named = (https: boolean) =>
    responseHeaders({ https, files: [] }).flatMap(({ headers }) =>
      headers.filter(({ key }) => key === 'Strict-Transport-Security').map(({ value }) => value),
    )
  expect([named(false), named(true)]).toEqual([[], ['max-age=31536000']])
})
