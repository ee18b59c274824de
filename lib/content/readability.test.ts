import { expect, test } from 'vitest'
import { gulpease, textsOf } from './readability'

test('the index follows its formula', () => {
  // 1 sentence, 14 words, 79 letters.
  const text =
    'Ogni persona che chiede aiuto trova qualcuno disposto ad ascoltare con attenzione e rispetto.'
  expect(gulpease([text])).toBe(54)
  expect(gulpease([text, text])).toBe(54)
  expect(gulpease(['Vieni.'])).toBe(100)
})

test('headings are left out, and nothing else is no text', () => {
  const text = 'Ti ascoltiamo con calma e decidi tu quanto raccontare di te.'
  expect(gulpease(['Il primo incontro', text])).toBe(gulpease([text]))
  expect(() => gulpease(['Il primo incontro'])).toThrow(RangeError)
})

test('a tree of messages gives its words', () => {
  expect(textsOf({ a: 'Chiama <b>{phone}</b> oggi.', b: { c: 'Sì.' } })).toEqual([
    'Chiama  oggi.',
    'Sì.',
  ])
})
