import { expect, test } from 'vitest'
import { annotation, collapseRepeats } from './finding'

const finding = {
  file: 'content/events/serata.json',
  path: [],
  line: 12,
  place: '',
  sentence: 'manca.',
}

test('GitHub shows a mistake at its line', () => {
  expect(annotation({ ...finding, level: 'error' })).toBe(
    '::error file=content/events/serata.json,line=12::manca.',
  )
  expect(annotation({ ...finding, place: '«prova».title', level: 'launch' })).toBe(
    '::notice file=content/events/serata.json,line=12,title=«prova».title::manca.',
  )
})

test('no text of an editor begins another command or another property', () => {
  const sentence = '100 %\r\n::error::x'
  expect(annotation({ ...finding, place: 'a:b,c', sentence, level: 'warning' })).toBe(
    '::warning file=content/events/serata.json,line=12,title=a%3Ab%2Cc::100 %25%0D%0A::error::x',
  )
})

test('many of a kind are one, those of other kinds and languages stay', () => {
  const missing = (key: string) => ({ file: 'a', path: [key, 'es'], sentence: 'manca. Scrivilo.' })
  const other = { file: 'a', path: ['x', 'en'], sentence: 'manca. Scrivilo.' }
  const few = ['a', 'b', 'c'].map(missing)
  expect(collapseRepeats([...few, other])).toHaveLength(4)
  expect(collapseRepeats([...few, missing('d'), other])).toEqual([
    { ...few[0], sentence: 'manca. Scrivilo. Lo stesso vale per altri 3 testi di questo file.' },
    other,
  ])
})

test('a file that is still a copy of the Italian is one mistake', () => {
  const copies = Array.from({ length: 20 }, (_, index) => ({
    file: 'messages/es.json',
    path: [`key${index}`],
    sentence: `«Testo ${index}» è uguale all’italiano.`,
  }))
  expect(collapseRepeats(copies)).toHaveLength(1)
  expect(collapseRepeats(copies.slice(1))).toHaveLength(19)
})

test('what many files of a folder have is said once, with the first of them', () => {
  const missing = (id: number, kind = 'events') => ({
    file: `content/${kind}/prova-${id}.json`,
    path: ['title', 'es'],
    sentence: 'manca. Scrivi il testo in spagnolo.',
  })
  const files = Array.from({ length: 20 }, (_, id) => missing(id))
  const other = missing(1, 'news')
  expect(collapseRepeats([...files, other])).toEqual([
    {
      ...files[0],
      sentence:
        'manca. Scrivi il testo in spagnolo. Lo stesso vale per altri 19 file di content/events.',
    },
    other,
  ])
  expect(collapseRepeats(files.slice(1))).toHaveLength(19)
})
