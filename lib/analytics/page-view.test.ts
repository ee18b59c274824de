import { expect, test } from 'vitest'
import { isCounted, pagePaths } from '@/lib/pages'
import { isCountedAddress } from './page-view'

const site = 'https://www.example.org'
const countedPaths = pagePaths.filter(isCounted)
const mayBeSeen = (address: string) =>
  isCountedAddress(new URL(address, site), { countedPaths, site })

test.each([
  '/',
  '/en',
  '/services',
  '/es/services/workshops',
  '/en/about-us#helplines',
  // Which there are, the document knows: components/consent/use-counted-document.ts.
  '/en/events/two-afternoons',
  '/es/events/past',
])('counts %s', (address) => expect(mayBeSeen(address)).toBe(true))

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
  '/events/suicide)',
  '/events/Suicide',
  '/news/%20mario',
  '/it/es/services',
  // A page, with anything in its query.
  '/about-us?utm_source=x',
  '/en?service=psychological-services',
  'https://www.example.com/about-us',
  'tel:112',
])('never sees %s', (address) => expect(mayBeSeen(address)).toBe(false))
