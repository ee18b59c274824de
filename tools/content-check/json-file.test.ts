import { expect, test } from 'vitest'
import { readJsonFile } from './json-file'

function sentences(bytes: Uint8Array | string): string[] {
  return readJsonFile(bytes).problems.map(({ line, sentence }) => `${line}: ${sentence}`)
}

test.each([
  ['tuesday', 'tuesday'],
  ['Via Roma 1', 'Via'],
])('a value without quotes is told to have them: %s', (value, found) => {
  expect(sentences(`{\n  "first": 1,\n  "value": ${value},\n  "last": [2]\n}`)).toEqual([
    expect.stringMatching(`^3: «${found}» deve stare tra virgolette`),
  ])
})

test('a file without anything in it is empty', () => {
  expect(sentences('\n')).toEqual([expect.stringContaining('il file è vuoto. Rimetti')])
})

test('a file of UTF-16 is one sentence, and not read', () => {
  const bytes = Buffer.from('{ "a": "che" }', 'utf16le')
  expect(sentences(bytes)).toEqual([expect.stringMatching(/^1: le lettere accentate non si/)])
  expect(readJsonFile(bytes).value).toBeUndefined()
})
