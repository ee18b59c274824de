import { expect, test } from 'vitest'
import { nearest } from './nearest'

test.each([
  ['due-pomerigi', 'due-pomeriggi'],
  ['serata', 'serata-di-ascolto'],
])('%s is most like %s', (word, meant) => {
  expect(nearest(word, ['serata-di-ascolto', 'due-pomeriggi', 'yoga'])).toBe(meant)
})

test('a word that is quite another is not meant', () => {
  expect(nearest('colour', ['place', 'tone'], 0.5)).toBeUndefined()
  expect(nearest('tono', ['place', 'tone'], 0.5)).toBe('tone')
})

test('of no words none is meant', () => expect(nearest('yoga', [])).toBeUndefined())
