import { expect, test } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { parseTextWithFacts, textWithFactsSchema } from './text-with-facts'

test('facts, links and Italian are found between the words', () => {
  expect(parseTextWithFacts('Scrivi a {email} o [chiamaci](/contacts)<it>, prego</it>.')).toEqual([
    { kind: 'text', text: 'Scrivi a ' },
    { kind: 'fact', fact: 'email' },
    { kind: 'text', text: ' o ' },
    { kind: 'link', label: 'chiamaci', href: '/contacts' },
    { kind: 'italian', text: ', prego' },
    { kind: 'text', text: '.' },
  ])
})

test.each([
  ['Scrivi a {mail}.', /\{ \} può stare solo uno di questi: name, /],
  ['Scrivi a {email.', /\{ \} può stare solo/],
  ['Vai ai [contatti](/contatti).', /«contatti» porta a \/contatti, che non è una pagina/],
  ['Vai ai [contatti](javascript:x).', /che non è una pagina del sito/],
  ['Chiama il [114](tel:uno).', /un numero come tel:114/],
  ['Vai ai [contatti].', /un link si scrive/],
  ['Vai <b>subito</b>.', /un solo tag/],
])('«%s» is refused with a sentence that an editor understands', (text, sentence) => {
  const { error } = textWithFactsSchema.safeParse(everyLanguage({ it: text, en: 'Fine.' }))
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)])
})
