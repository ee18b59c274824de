import { expect, test } from 'vitest'
import { pagesOnRequest } from './pages-on-request'

const prerendered = {
  routes: { '/it/contacts': { srcRoute: '/[locale]/contacts' }, '/gone': { srcRoute: null } },
  dynamicRoutes: {
    '/[locale]/events/[id]': { fallback: false },
    '/[locale]/search': { fallback: null },
  },
}

test('a page that is rendered on request is named: the build must not pass it', () => {
  const app = {
    '/[locale]/contacts/page': '/[locale]/contacts',
    '/[locale]/search/page': '/[locale]/search',
    // Without any event there is no page, and none will be made on request.
    '/[locale]/events/[id]/page': '/[locale]/events/[id]',
    '/gone/page': '/gone',
    '/api/contact/route': '/api/contact',
  }
  expect(pagesOnRequest({ prerendered, app })).toEqual([
    '/[locale]/search is rendered on request, so no policy can be sent with it.',
  ])
})
