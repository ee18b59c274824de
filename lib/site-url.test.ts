import { expect, test } from 'vitest'
import { isPublicAddress } from './site-url'

test.each([
  ['https://www.example.org', true],
  ['https://localhost.example.org', true],
  ['http://www.example.org', false],
  ['https://localhost:3000', false],
  ['https://127.0.0.1', false],
  ['https://[::1]:3000', false],
])('%s is public: %s', (url, expected) => {
  expect(isPublicAddress(url)).toBe(expected)
})
