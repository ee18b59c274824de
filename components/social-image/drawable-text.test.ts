import { expect, test } from 'vitest'
import { drawableText } from './drawable-text'

test.each([
  ['Perché c’è «più» di un’età – e poi…', 'Perché c’è «più» di un’età – e poi…'],
  ['¿Cuándo? A los 16\u00a0años, 5 €', '¿Cuándo? A los 16\u00a0años, 5 €'],
  ['Festa 🎉 d’estate', 'Festa d’estate'],
  ['\u2068Titolo\u2069', 'Titolo'],
])('%s can be drawn as %s', (text, drawn) => expect(drawableText(text)).toBe(drawn))
