import { describe, expect, test } from 'vitest'
import type { Locale } from '../../lib/i18n/locales'
import { messageProblems } from './message-problems'
import { readMessage } from './read-message'

function lines(catalogs: Record<string, unknown>, code = ''): string[] {
  const files: Record<string, unknown> = Object.fromEntries(
    Object.entries(catalogs).map(([locale, catalog]) => [`messages/${locale}.json`, catalog]),
  )
  return (
    messageProblems(files, code)
      // A language that is new since has no part in it.
      .filter(({ file }) => file in files)
      .map(({ file, path, sentence }) =>
        [[file, path.join('.')].filter(Boolean).join(', '), sentence].join(': '),
      )
  )
}

/** What the check says of one message in its three languages. */
function sentences(it: unknown, en: unknown, es: unknown): string[] {
  const page = (key: unknown) => ({ page: { key } })
  return lines({ it: page(it), en: page(en), es: page(es) })
}

test.each([
  'Ciao {name}, <link>leggi</link>.',
  "C''è l''<link>informativa</link> dell'associazione",
  '{count, plural, one {# posto} other {# posti}} per {name}',
  'Meno di 3 < 5 e più di 2 > 1',
])('takes «%s»', (text) => {
  expect(sentences(text, text, text)).toEqual([])
})

describe('says in one sentence', () => {
  test.each([
    ['an empty text', ' ', 'il testo inglese è vuoto: scrivilo.'],
    ['a list', ['x'], 'al posto del testo inglese c’è ["x"]: scrivi un testo tra virgolette.'],
    ['another kind', 'Hello {name, number}, <link>read</link>.', '{name} è un numero, e dovrebbe'],
  ])('%s', (_, text, sentence) => {
    const italian = 'Ciao {name}, <link>leggi</link>.'
    const [found, ...others] = sentences(italian, text, 'Hola {name}, <link>lee</link>.')
    expect(found).toMatch(/^messages\/en\.json, page\.key: /)
    expect(found).toContain(sentence)
    expect(others).toEqual([])
  })

  test.each([
    ['Ciao {name', '«{name» non va bene: ricopia'],
    ['Ciao name}', '«}» si vedrebbe così com’è'],
    ['A {città}', '«città» non è il nome di un segnaposto'],
    ['<link>leggi', '«<link>leggi» non va bene: un tag si scrive'],
    ['<link>leggi</lnk>', '«</lnk>» non va bene: un tag si scrive'],
    ['<a href="/x">leggi</a>', '«<a href="/x">leggi</a>» non va bene: un tag si scrive'],
    ['riga<br/>riga', '«<br/>» si vedrebbe così com’è'],
    ["l'<privacy>informativa</privacy>", '«<privacy>» si vedrebbe così com’è'],
    ["dell'{anno}", '«{» si vedrebbe così com’è'],
    ['{n, plural, one {uno}}', '«}» non va bene: ricopia'],
  ])('a text that ICU does not read as meant: «%s»', (text, problem) => {
    const [found, ...others] = sentences(text, 'Fine', 'Bien')
    expect(found).toContain(`messages/it.json, page.key: nel testo italiano ${problem}`)
    expect(others).toEqual([])
  })

  test('a text that Italian does not have, and a file that holds no messages', () => {
    expect(lines({ it: { a: 'A' }, en: [], es: { a: 'A', more: 'Más' } })).toEqual([
      'messages/en.json: tutto il file deve essere un gruppo tra parentesi graffe { }.',
      'messages/es.json, more: c’è un testo spagnolo ma non quello italiano: aggiungilo in messages/it.json, o togli questo.',
    ])
  })
})

describe('titles and descriptions of pages', () => {
  const found = (page: object) => lines({ it: { A: page, B: {} }, en: {}, es: {} })
  const ofItalian = (page: object) => found(page).filter((line) => line.includes('it.json'))

  test.each([
    [{ metaTitle: 'x'.repeat(61) }, 'da 1 a 57: dopo viene «–», e chi cerca ne vede 60 in tutto.'],
    [{ metaDescription: 'x'.repeat(109) }, 'ha 109 caratteri, e devono essere da 110 a 160.'],
  ])('%j has the wrong length', (page, sentence) => {
    expect(ofItalian(page)).toEqual([expect.stringContaining(sentence)])
  })

  test('of two pages that share one both are named', () => {
    const metaDescription = 'x'.repeat(120)
    const page = { A: { metaDescription }, B: { metaDescription } }
    expect(lines({ it: page, en: page, es: page })).toHaveLength(6)
  })
})

test('a message whose name the code does not know is found out', () => {
  const catalog = { HomePage: { title: 'A', unheardOf: 'B' } }
  expect(lines({ it: catalog, en: catalog, es: catalog }, "t('title')")).toEqual([
    expect.stringMatching(/^messages\/it\.json, HomePage\.unheardOf: nessuna pagina usa/),
  ])
})

test.each([
  ['uk', '{n, plural, one {{n} день} few {{n} дні} other {{n} днів}}', 'many', 0],
  ['it', '{n, plural, other {{n} giorni}}', 'one', 1],
])('in %s a plural needs each form that its numbers have: %s', (language, text, form, example) => {
  const { problem } = readMessage(text, language as Locale)
  expect(problem).toBe(
    `manca la forma «${form}» di {n}, che in questa lingua serve per esempio per ${example}: scrivi ${form} {…} accanto a other {…}.`,
  )
})

test.each([
  ['uk', '{n, plural, one {{n} день} few {{n} дні} many {{n} днів} other {{n} дня}}'],
  ['it', '{n, plural, =1 {uno} other {{n}}}'],
])('in %s these forms are all: %s', (language, text) => {
  expect(readMessage(text, language as Locale)).not.toHaveProperty('problem')
})
