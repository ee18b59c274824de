import { expect, test } from 'vitest'
import { isCounted } from '@/lib/pages'
import { sitePaths } from '@/lib/site-paths'
import { isCountedAddress } from './page-view'

const site = 'https://www.example.org'
const countedPaths = sitePaths.filter(isCounted)
const mayBeSeen = (address: string) =>
  isCountedAddress(new URL(address, site), { countedPaths, site })

test.each(['/', '/en', '/services', '/es/services/workshops', '/en/about-us#helplines'])(
  'counts %s',
  (address) => expect(mayBeSeen(address)).toBe(true),
)

test.each([
  '/services/listening-desk',
  '/en/services/listening-desk#request',
  '/es/contacts',
  '/contacts/sent',
  '/before-you-come',
  // No page: in what somebody has mistyped, anything may stand.
  '/services/listening-desk)',
  '/en/Services/Listening-Desk',
  '/services/listening%2Ddesk',
  '/events/suicide',
  '/it/es/services',
  // A page, with anything in its query.
  '/about-us?utm_source=x',
  '/en?service=psychological-services',
  'https://www.example.com/about-us',
  'tel:112',
])('never sees %s', (address) => expect(mayBeSeen(address)).toBe(false))
