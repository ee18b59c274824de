import { expect, test } from 'vitest'
import { asMarkdownText, faultsAnswer, pullRequestText } from './answer'

test('what people wrote calls nobody, links nowhere and marks nothing', () => {
  expect(asMarkdownText('@anna #1 <b>`x`</b> [a](https://b.it)')).toBe(
    String.raw`\@⁠anna \#⁠1 \<b\>\`x\`\<\/b\> \[a\]\(https\:\/\/b\.it\)`,
  )
  expect(asMarkdownText('uno\n\n# due')).toBe('uno \\#\u2060 due')
})

test('an answer has one line a fault, and says how to go on', () => {
  const answer = faultsAnswer(['«Titolo»: manca.', '«Luogo»: manca.\n- finto'])
  expect(answer.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    String.raw`- «Titolo»\: manca\.`,
    String.raw`- «Luogo»\: manca\. \- finto`,
  ])
  expect(answer).toContain('il programma riprova da solo')
})

test('a pull request names its files, and what is to be looked at', () => {
  expect(pullRequestText(['content/events.json'], [])).not.toContain('Da guardare')
  expect(pullRequestText(['content/events.json'], ['rileggi'])).toMatch(
    /content\\\/events\\\.json\n\nDa guardare prima di pubblicare:\n\n- rileggi\n/,
  )
})
