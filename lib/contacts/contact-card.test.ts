import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { contactCard } from './contact-card'

test('an address book finds name, numbers, e-mail and address', () => {
  const text = contactCard({
    name: 'Associazione, di Esempio APS',
    phone: '+390700000000',
    whatsapp: '+393200000000',
    email: 'info@example.org',
    url: 'https://www.example.org/',
    address: { street: 'Via di Esempio, 1', city: 'Quartu', province: 'CA', postalCode: '09045' },
    country: 'Italia',
  })
  expect(text.split('\r\n')[1]).toBe('VERSION:3.0')
  const card = ICAL.Component.fromString(text)
  const values = (name: string) =>
    card.getAllProperties(name).map((property) => property.getFirstValue())
  expect(values('fn')).toEqual(['Associazione, di Esempio APS'])
  expect(values('tel')).toEqual(['+390700000000', '+393200000000'])
  expect(values('email')).toEqual(['info@example.org'])
  expect(values('url')).toEqual(['https://www.example.org/'])
  expect(values('adr')).toEqual([['', '', 'Via di Esempio, 1', 'Quartu', 'CA', '09045', 'Italia']])
})
