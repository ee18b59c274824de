import { expect, test } from 'vitest'
import { mergeTexts } from './careful-commits'

const file = (...values: number[]) => `${JSON.stringify(values, null, 2)}\n`
const base = file(1, 2, 3, 4, 5, 6, 7)

test('changes of two sides in different lines both stay', () => {
  expect(mergeTexts(base, file(9, 2, 3, 4, 5, 6, 7), file(1, 2, 3, 4, 5, 8, 7))).toBe(
    file(9, 2, 3, 4, 5, 8, 7),
  )
})

test('what only one side changed is taken as it is', () => {
  expect(mergeTexts(base, base, file(1))).toBe(file(1))
  expect(mergeTexts(base, file(1), file(1))).toBe(file(1))
})

test('the same line, changed by both, is nobody’s to choose; nor is a file that one side lacks', () => {
  expect(mergeTexts(base, file(9, 2, 3, 4, 5, 6, 7), file(8, 2, 3, 4, 5, 6, 7))).toBeUndefined()
  expect(mergeTexts(undefined, base, file(1))).toBeUndefined()
  expect(mergeTexts(base, undefined, file(1))).toBeUndefined()
})

test('a merge that is no JSON is refused', () => {
  expect(mergeTexts('[\n1,\n2\n]\n', '[\n1,\n2,\n3\n]\n', '[\n0,\n1,\n2\n]\n')).toBe(
    '[\n0,\n1,\n2,\n3\n]\n',
  )
  expect(mergeTexts('{\n\n\n\n}', '{\n"a": 1\n\n\n}', '{\n\n\n"b": 2\n}')).toBeUndefined()
})
