import { expect, test } from 'vitest'
import { annotation, collapseRepeats } from './finding'

test('no text of an editor begins another command or another property', () => {
  const typed = { place: 'a:b,c', sentence: '100 %\r\n::error::x' }
  expect(annotation({ file: 'a.json', path: [], line: 12, level: 'warning', ...typed })).toBe(
    '::warning file=a.json,line=12,title=a%3Ab%2Cc::100 %25%0D%0A::error::x',
  )
})

test('many of a kind are one, in a file and in a folder; those of other kinds stay', () => {
  const inFile = (key: string) => ({ file: 'a', path: [key, 'es'], sentence: 'manca. Scrivilo.' })
  const inFolder = (id: number) => ({
    file: `content/events/prova-${id}.json`,
    path: ['title', 'es'],
    sentence: 'è vuoto.',
  })
  const other = { file: 'a', path: ['x', 'en'], sentence: 'manca. Scrivilo.' }
  const few = [
    ...['a', 'b', 'c'].map(inFile),
    ...Array.from({ length: 19 }, (_, id) => inFolder(id)),
  ]
  expect(collapseRepeats([...few, other])).toHaveLength(few.length + 1)
  expect(collapseRepeats([...few, inFile('d'), inFolder(19), other])).toEqual([
    {
      ...inFile('a'),
      sentence: 'manca. Scrivilo. Lo stesso vale per altri 3 testi di questo file.',
    },
    { ...inFolder(0), sentence: 'è vuoto. Lo stesso vale per altri 19 file di content/events.' },
    other,
  ])
})
