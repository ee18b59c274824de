import { expect, test } from 'vitest'
import { headProblems } from './head-texts'

const suffix = ' – Associazione'
const description = 'x'.repeat(120)

function problems(entries: [string, string][]): string[] {
  return headProblems(new Map(entries), suffix).map(({ key, sentence }) => `${key}: ${sentence}`)
}

test('titles and descriptions of the right length pass, other messages are left alone', () => {
  expect(
    problems([
      ['HomePage.metaTitle', 'x'.repeat(60 - suffix.length)],
      ['HomePage.metaDescription', description],
      ['HomePage.title', 'x'.repeat(200)],
    ]),
  ).toEqual([])
})

test.each<[string, [string, string][], string]>([
  ['a long title', [['A.metaTitle', 'x'.repeat(61 - suffix.length)]], 'ha 61 caratteri'],
  ['a short description', [['A.metaDescription', 'x'.repeat(109)]], 'ha 109 caratteri'],
  ['a long description', [['A.metaDescription', 'x'.repeat(161)]], 'ha 161 caratteri'],
])('%s is named with its length', (_, entries, sentence) => {
  expect(problems(entries)).toEqual([expect.stringContaining(sentence)])
})

test('two pages with one description are both named', () => {
  const twins = problems([
    ['A.metaDescription', description],
    ['B.metaDescription', description],
  ])
  expect(twins).toHaveLength(2)
  expect(twins[0]).toContain('B.metaDescription')
})
