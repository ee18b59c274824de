import { expect, test } from 'vitest'
import { annotation } from './finding'

test('no text of an editor begins another command or another property', () => {
  const typed = { place: 'a:b,c', sentence: '100 %\r\n::error::x' }
  expect(annotation({ file: 'a.json', path: [], line: 12, level: 'warning', ...typed })).toBe(
    '::warning file=a.json,line=12,title=a%3Ab%2Cc::100 %25%0D%0A::error::x',
  )
})
