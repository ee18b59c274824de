import { describe, expect, test } from 'vitest'
import { securityTxt, securityTxtFaults } from './security-txt'

const builtOn = new Date('2027-03-10T15:30:00Z')
const text = securityTxt({
  email: 'info@example.org',
  origin: 'https://www.example.org',
  languages: ['it', 'en', 'es'],
  builtOn,
})

function daysAfterBuild(days: number): Date {
  return new Date(builtOn.getTime() + days * 24 * 60 * 60 * 1000)
}

describe('security.txt', () => {
  test('has the fields that RFC 9116 asks for', () => {
    expect(text.split('\n')).toEqual([
      'Contact: mailto:info@example.org',
      'Expires: 2028-02-03T00:00:00.000Z',
      'Preferred-Languages: it, en, es',
      'Canonical: https://www.example.org/.well-known/security.txt',
      '',
    ])
  })

  test('is in order for 299 days, and asks for a new build 30 days before it expires', () => {
    expect(securityTxtFaults(text, builtOn)).toEqual([])
    expect(securityTxtFaults(text, daysAfterBuild(299))).toEqual([])
    expect(securityTxtFaults(text, daysAfterBuild(301))).toEqual([
      expect.stringContaining('It expires on 2028-02-03'),
    ])
  })

  test.each([
    ['', 3],
    [text.replace(/^Contact.*\n/, ''), 1],
    [text.replace(/Expires: .*/, 'Expires: soon'), 1],
    [text.replace(/Expires: .*/, 'Expires: 2029-01-01T00:00:00Z'), 1],
    [`${text}Expires: 2027-12-01T00:00:00Z\n`, 1],
  ])('reports a broken one', (broken, faults) => {
    expect(securityTxtFaults(broken, builtOn)).toHaveLength(faults)
  })
})
