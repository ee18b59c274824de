import { describe, expect, test } from 'vitest'
import { drawableText, titleSize } from './drawable-text'

// That what is drawn has its glyph: app/assets/social/[locale]/[image]/render-social-image.test.ts.
describe('what can be drawn', () => {
  test.each([
    ['Perché c’è «più» di un’età – e poi… 5 €', 'Perché c’è «più» di un’età – e poi… 5 €'],
    ['Łukasz Żak, Dvořák, Ștefan', 'Łukasz Żak, Dvořák, Ștefan'],
    ['Perche\u0301', 'Perché'],
    ['Festa 🎉 d’estate', 'Festa d’estate'],
    ['\u2068Titolo\u2069', 'Titolo'],
    ['Ascolto\u000bcon te', 'Ascolto con te'],
  ])('%s is drawn as %s', (text, drawn) => expect(drawableText(text)).toBe(drawn))

  test.each([
    'Зустріч для українських родин',
    'لقاء (2027)!',
    '见面 – incontro',
    'Κύκλος di parola',
    '🎉',
  ])('%s is not drawn at all', (text) => expect(drawableText(text)).toBeUndefined())
})

test('a title fits in a size, or not at all', () => {
  expect(titleSize('Due pomeriggi')).toBe(74)
  expect(titleSize('a '.repeat(80).trim())).toBe(34)
  expect(titleSize('a '.repeat(120))).toBeUndefined()
})
