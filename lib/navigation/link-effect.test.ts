import { expect, test } from 'vitest'
import { isSamePage, linkEffect } from './link-effect'

const here = 'https://www.example.org/en/contacts?from=mail#write'

test.each([
  ['https://www.example.org/en/events', {}, 'leaves'],
  ['https://www.example.org/it/contacts?from=mail', {}, 'leaves'],
  ['https://www.example.org/en/contacts', {}, 'leaves'],
  ['https://www.example.org/en/events', { target: '_self' }, 'leaves'],
  ['https://www.example.org/en/events', { target: '_blank' }, 'none'],
  ['https://www.example.org/card.vcf', { download: 'card.vcf' }, 'none'],
  ['https://www.example.org/en/contacts?from=mail#helplines', {}, 'none'],
  ['https://www.example.org/en/contacts?from=mail', {}, 'none'],
  ['', {}, 'none'],
  ['tel:112', {}, 'hands-over'],
  ['mailto:info@example.org', {}, 'hands-over'],
  ['https://wa.me/393200000000', {}, 'unloads'],
  ['http://www.example.org/en/events', {}, 'unloads'],
] as const)('a link to %s %j: %s', (href, attributes, effect) => {
  expect(linkEffect({ href, target: '', download: '', ...attributes }, here)).toBe(effect)
})

test('two addresses of one page differ in the fragment only', () => {
  expect(isSamePage(here, 'https://www.example.org/en/contacts?from=mail')).toBe(true)
  expect(isSamePage(here, 'https://www.example.org/en/contacts')).toBe(false)
})
