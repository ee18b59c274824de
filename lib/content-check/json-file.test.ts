import { expect, test } from 'vitest'
import { readJsonFile } from './json-file'

function sentences(bytes: Uint8Array | string): string[] {
  return readJsonFile(bytes).problems.map(({ line, sentence }) => `${line}: ${sentence}`)
}

test.each([
  ['+390701234567', '"+390701234567"'],
  ['070 123 4567', '"070 123 4567"'],
  ['09045', '"09045"'],
  ['2027-10-25', '"2027-10-25"'],
  ['16:00', '"16:00"'],
  ['Via Roma 1', '"Via Roma 1"'],
])('a value without quotes is shown with them: %s', (value, quoted) => {
  expect(sentences(`{\n  "first": 1,\n  "value": ${value},\n  "last": [2]\n}`)).toEqual([
    `3: «${value}» deve stare tra virgolette: ${quoted}.`,
  ])
})

test.each([
  ['vero', 'true'],
  ['Falso', 'false'],
  ['sì', 'true'],
])('«%s» is written %s', (value, right) => {
  expect(sentences(`{ "sample": ${value} }`)).toEqual([
    `1: «${value}» qui si scrive in inglese, senza virgolette: ${right}.`,
  ])
})

test('so is one in a list', () => {
  expect(sentences('[\n  "monday",\n  tuesday evening\n]')).toEqual([
    '3: «tuesday evening» deve stare tra virgolette: "tuesday evening".',
  ])
})

test('a name without quotes, and a comma that is missing, are no values without quotes', () => {
  expect(sentences('{\n  name: 1\n}')).toEqual(['2: «name» deve stare tra virgolette: "name".'])
  expect(sentences('{\n  "a": 5 "b": 6\n}')).toEqual([expect.stringContaining('una virgola')])
})

test.each(['', '\n'])('a file without anything in it is empty: %j', (text) => {
  expect(sentences(text)).toEqual([expect.stringContaining('il file è vuoto. Rimetti')])
})

test.each([
  ['little-endian, as Windows writes it', 'ff fe', false],
  ['big-endian', 'fe ff', true],
  ['without a mark', '', false],
  ['big-endian without a mark', '', true],
])('a file of UTF-16 is called so, and read: %s', (_, mark, isSwapped) => {
  const text = Buffer.from('{ "a": "perché" }', 'utf16le')
  const bytes = Buffer.concat([
    Buffer.from(mark.replace(' ', ''), 'hex'),
    isSwapped ? text.swap16() : text,
  ])
  expect(sentences(bytes)).toEqual([expect.stringMatching(/^1: il file è salvato come UTF-16/)])
  expect(readJsonFile(bytes).value).toEqual({ a: 'perché' })
})

test.each([
  ['perch\u008e', 'perch□'],
  ['sant\u0092Elena', 'sant□Elena'],
  ['perchÃ©', 'perchÃ©'],
  ['santâ€™Elena', 'santâ€™Elena'],
  ['10Â\u00a0anni', '10Â'],
])('what another encoding left in a text is refused: %j', (word, shown) => {
  expect(sentences(`{\n  "a": {\n    "it": "Ecco ${word}, così" }\n}`)).toEqual([
    expect.stringMatching(`^3: in «${shown}.*» ci sono segni sbagliati`),
  ])
  expect(sentences(JSON.stringify({ a: 'È più, così, ÂGE' }))).toEqual([])
})
