import { expect, test } from 'vitest'
import { readJsonFile } from './json-file'

function sentences(bytes: Uint8Array | string): string[] {
  return readJsonFile(bytes).problems.map(({ line, sentence }) => `${line}: ${sentence}`)
}

test.each([
  ['tuesday', 'tuesday'],
  ['+390701234567', '+390701234567'],
  ['Via Roma 1', 'Via'],
])('a value without quotes is told to have them: %s', (value, found) => {
  expect(sentences(`{\n  "first": 1,\n  "value": ${value},\n  "last": [2]\n}`)).toEqual([
    expect.stringMatching(`^3: «${found.replace('+', '\\+')}» deve stare tra virgolette`),
  ])
})

test('a comma that is missing is no value without quotes', () => {
  expect(sentences('{\n  "a": 5 "b": 6\n}')).toEqual([expect.stringContaining('una virgola')])
})

test.each(['', '\n'])('a file without anything in it is empty: %j', (text) => {
  expect(sentences(text)).toEqual([expect.stringContaining('il file è vuoto. Rimetti')])
})

test.each([
  ['UTF-16', Buffer.from('{ "a": "perché" }', 'utf16le')],
  ['ANSI', Buffer.from('{ "a": "perché" }', 'latin1')],
])('a file of %s is one sentence, and not read', (_, bytes) => {
  expect(sentences(bytes)).toEqual([expect.stringMatching(/^1: le lettere accentate non si/)])
  expect(readJsonFile(bytes).value).toBeUndefined()
})
