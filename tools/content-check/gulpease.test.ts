import { expect, test } from 'vitest'
import { gulpease, gulpeaseProblems } from './gulpease'

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
  expect(gulpease(['Il primo incontro'])).toBeUndefined()
})

test('a service that is hard to read is named with its index', () => {
  const hard = 'Garantiamo compartecipazione interdisciplinare, multidimensionalità metodologica.'
  const page = { lead: hard, steps: { title: 'Passi' } }
  expect(gulpeaseProblems({ WorkshopsPage: page, HomePage: page }, 'messages/it.json')).toEqual([
    {
      file: 'messages/it.json',
      path: ['WorkshopsPage'],
      sentence: expect.stringMatching(/^l’indice Gulpease è \d+ e deve essere almeno 70/),
    },
  ])
})
