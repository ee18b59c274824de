import { expect, test } from 'vitest'
import { annotation } from './annotations'

test('a mistake stands at its line', () => {
  const finding = { file: 'content/events.json', line: 12, sentence: 'manca.' }
  expect(annotation({ ...finding, level: 'error' })).toBe(
    '::error file=content/events.json,line=12::manca.',
  )
  expect(annotation({ ...finding, place: '«prova».title', level: 'launch' })).toBe(
    '::notice file=content/events.json,line=12,title=«prova».title::manca.',
  )
})

test('no text of an editor begins another command or another property', () => {
  const written = annotation({
    file: 'content/a,line=1.json',
    line: 3,
    place: 'a:b,c',
    sentence: '100 %\r\n::error::x',
    level: 'warning',
  })
  expect(written).toBe(
    '::warning file=content/a%2Cline=1.json,line=3,title=a%3Ab%2Cc::100 %25%0D%0A::error::x',
  )
})
