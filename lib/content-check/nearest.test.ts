import { expect, test } from 'vitest'
import { nearest } from './nearest'

test.each([
  ['due-pomerigi', 'due-pomeriggi'],
  ['serata', 'serata-di-ascolto'],
])('%s is most like %s', (word, meant) => {
  expect(nearest(word, ['serata-di-ascolto', 'due-pomeriggi', 'yoga'])).toBe(meant)
})

test('of no words none is meant', () => expect(nearest('yoga', [])).toBeUndefined())
