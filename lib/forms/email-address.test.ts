import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asciiEmailAddress, emailAddress } from './email-address'

test.each([
  ['maria@example.org', 'maria@example.org'],
  ["o'brien_1@mail.example.co.uk", "o'brien_1@mail.example.co.uk"],
  ['info@società.example', 'info@xn--societ-nta.example'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['x@a.it', 'x@a.it'],
])('%s is an address, for mail servers %s', (address, ascii) => {
  expect(asciiEmailAddress(address)).toBe(ascii)
  expect(z.safeParse(emailAddress(), address).data).toBe(address)
})

test.each([
  '\u202amaria@example.org\u202c',
  'ma\u00adria@example.org\u200b',
  'maria\u2060@example.org\u00a0',
])('%j, as it comes from a chat, is the address that one sees', (pasted) =>
  expect(z.safeParse(emailAddress(), pasted).data).toBe('maria@example.org'),
)

test.each([
  ['', 'required'],
  ['maria', 'email'],
  ['maria@example', 'email'],
  ['maria@exa mple.org', 'email'],
  ['maria..piras@example.org', 'email'],
  ['maria@127.0.0.1', 'email'],
  ['maria@example.org, x@example.org', 'email'],
  ['maria@x@example.org', 'email'],
  ['Maria <maria@example.org>', 'email'],
  ['maria@example.org\r\nBcc: x@example.org', 'email'],
  [`${'m'.repeat(65)}@example.org`, 'email'],
  [`maria@${'example.'.repeat(32)}org`, 'max'],
  [`maria@${'òàùèì'.repeat(20)}.org`, 'email'],
])('%j breaks the rule %s', (address, rule) => {
  const result = z.safeParse(emailAddress(), address)
  expect(result.error?.issues.map(({ message }) => message)).toEqual([rule])
})
