import { expect, test } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { nearbyServicesFor } from './nearby-services'

const words = everyLanguage({ it: 'Prova', en: 'Trial', es: 'Prueba' })
const service = {
  id: 'prova',
  name: words,
  purpose: words,
  reasons: ['anyone' as const],
  source: 'example.org',
  phone: '+390701234567',
  verifiedOn: '2027-03-15',
}

test.each([
  ['checked, with a phone', service, 1],
  ['never checked', { ...service, verifiedOn: undefined }, 0],
  ['without a phone', { ...service, phone: undefined }, 0],
  ['for somebody else', { ...service, reasons: ['under-16' as const] }, 0],
])('a service that is %s', (_, record, shown) => {
  expect(nearbyServicesFor('anyone', [record])).toHaveLength(shown)
})
