import ICAL from 'ical.js'

type Card = {
  name: string
  phone: string
  whatsapp: string
  email: string
  url: string
  address: { street: string; city: string; province: string; postalCode: string }
  country: string
}

/** Returns a vCard 3.0 (RFC 2426), the version that every address book reads. */
export function contactCard(contact: Card): string {
  const { street, city, province, postalCode } = contact.address
  const card = new ICAL.Component(['vcard', [], []])
  card.addPropertyWithValue('version', '3.0')
  card.addPropertyWithValue('fn', contact.name)
  card.addPropertyWithValue('n', [contact.name, '', '', '', ''])
  card.addPropertyWithValue('org', contact.name)
  card.addPropertyWithValue('x-abshowas', 'COMPANY')
  card.addPropertyWithValue('tel', contact.phone).setParameter('type', 'work')
  card.addPropertyWithValue('tel', contact.whatsapp).setParameter('type', 'cell')
  card.addPropertyWithValue('email', contact.email)
  const address = ['', '', street, city, province, postalCode, contact.country]
  card.addPropertyWithValue('adr', address).setParameter('type', 'work')
  card.addPropertyWithValue('url', contact.url)
  return `${card.toString()}\r\n`
}
