import { describe, expect, test } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { parsePolicyText, policyTextSchema } from './policy-text'

function problems(text: string): string[] {
  const result = policyTextSchema.safeParse(everyLanguage({ it: text, en: 'Fine.' }))
  return result.error?.issues.map(({ message }) => message) ?? []
}

describe('parsePolicyText', () => {
  test('finds facts and links between the words', () => {
    expect(parsePolicyText('Scrivi a {email} o [chiamaci](/contacts).')).toEqual([
      { kind: 'text', text: 'Scrivi a ' },
      { kind: 'fact', fact: 'email' },
      { kind: 'text', text: ' o ' },
      { kind: 'link', label: 'chiamaci', href: '/contacts' },
      { kind: 'text', text: '.' },
    ])
  })

  test('makes no empty parts', () => {
    expect(parsePolicyText('{name}')).toEqual([{ kind: 'fact', fact: 'name' }])
  })
})

describe('policyTextSchema', () => {
  test.each([
    'Parole semplici.',
    'Chiama il numero {phone}.',
    'Vedi i [numeri](#helplines) e il [Garante](https://www.garanteprivacy.it).',
  ])('takes «%s»', (text) => {
    expect(problems(text)).toEqual([])
  })

  test.each([
    ['Scrivi a {mail}.', /\{ \} può stare solo uno di questi: name, /],
    ['Scrivi a {email.', /\{ \} può stare solo/],
    ['Vai ai [contatti](/contatti).', /«contatti» porta a \/contatti, che non è una pagina/],
    ['Vai ai [contatti](javascript:x).', /che non è una pagina del sito/],
    ['Vai ai [contatti].', /un link si scrive/],
  ])('refuses «%s» with a sentence that an editor understands', (text, sentence) => {
    expect(problems(text)).toEqual([expect.stringMatching(sentence)])
  })
})
