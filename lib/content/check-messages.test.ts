import { describe, expect, test } from 'vitest'
import { catalog } from '@/e2e/support/catalog'
import { checkMessages } from './check-messages'

/** What the check says of one message in its three languages; undefined where it is missing. */
function sentences(it: unknown, en: unknown, es: unknown): string[] {
  return lines({ it: page(it), en: page(en), es: page(es) })
}

function lines(...args: Parameters<typeof checkMessages>): string[] {
  return checkMessages(...args).map(({ file, key, sentence }) =>
    [[file, key].filter(Boolean).join(', '), sentence].join(': '),
  )
}

function page(key: unknown) {
  return { page: key === undefined ? {} : { key } }
}

test('finds nothing wrong with the messages of the site', () => {
  expect(checkMessages(catalog)).toEqual([])
})

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
    ['a missing text', undefined, 'manca il testo inglese: scrivilo.'],
    ['an empty text', ' ', 'il testo inglese è vuoto: scrivilo.'],
    ['a number', 5, "al posto del testo inglese c’è 5: scrivi un testo tra virgolette."],
    ['a list', ['x'], 'al posto del testo inglese c’è ["x"]: scrivi un testo tra virgolette.'],
    [
      'an argument and a tag that are missing',
      'Hello.',
      "nel testo inglese i segnaposto non sono quelli dell’italiano: manca {name}; manca <link>.",
    ],
    [
      'another argument',
      'Hello {nome}, <link>read</link>.',
      "nel testo inglese i segnaposto non sono quelli dell’italiano: manca {name}; {nome} è di troppo.",
    ],
    [
      'an argument of another type',
      'Hello {name, number}, <link>read</link>.',
      "nel testo inglese i segnaposto non sono quelli dell’italiano: {name} è un numero, mentre in italiano è un testo.",
    ],
  ])('%s', (_, text, sentence) => {
    expect(
      sentences('Ciao {name}, <link>leggi</link>.', text, 'Hola {name}, <link>lee</link>.'),
    ).toEqual([`messages/en.json, page.key: ${sentence}`])
  })

  test('a placeholder that the site does not know, where all languages agree on it', () => {
    const catalogs = {
      it: page('Siamo a {luogo}.'),
      en: page('We are in <b>{luogo}</b>.'),
      es: page('Estamos en {city}.'),
    }
    expect(lines(catalogs, new Map([['page.key', new Set(['{city}', '<city>', '<link>'])]]))).toEqual([
      'messages/it.json, page.key: nel testo italiano c’è {luogo}, che il sito qui non conosce: toglilo o scrivi quello giusto. In questo testo puoi usare {city}, <link>.',
      'messages/en.json, page.key: nel testo inglese ci sono <b>, {luogo}, che il sito qui non conosce: toglili o scrivi quelli giusti. In questo testo puoi usare {city}, <link>.',
    ])
    const text = page('Ciao {luogo}')
    expect(
      lines({ it: text, en: page('Hello'), es: page('Hola') }, new Map([['page.key', new Set()]])),
    ).toEqual([
      'messages/it.json, page.key: nel testo italiano c’è {luogo}, che il sito qui non conosce: toglilo o scrivi quello giusto. Questo testo non ha segnaposto.',
    ])
  })

  test.each([
    ['A {città}', '«città» non è'],
    ['A {city', 'scrivi {city}.'],
    ['A {la città}', '«{la città}» non va bene'],
  ])('what can stand between { and }, where something else does: «%s»', (text, sentence) => {
    const found = lines({ it: page(text) }, new Map([['page.key', new Set(['{city}'])]]))
    expect(found).toEqual([expect.stringContaining(sentence)])
    expect(found[0]).toMatch(/ In questo testo puoi usare \{city\}\.$/)
  })

  test.each([
    ['Ciao.', 'manca {name}'],
    ['Ciao {name} di {city}.', '{city} è di troppo'],
    ['Ciao {name, number}.', '{name} è un numero, mentre nelle altre è un testo'],
  ])('what the Italian text alone has otherwise: «%s»', (text, difference) => {
    expect(sentences(text, 'Hello {name}.', 'Hola {name}.')).toEqual([
      `messages/it.json, page.key: nel testo italiano i segnaposto non sono quelli delle altre lingue: ${difference}. Correggilo, o cambia anche le altre.`,
    ])
  })

  test('a text that Italian does not have', () => {
    expect(lines({ it: { page: {} }, en: { page: {} }, es: { page: { more: 'Más' } } })).toEqual([
      "messages/es.json, page.more: c’è un testo spagnolo ma non quello italiano: aggiungilo in messages/it.json, o togli questo.",
    ])
  })

  test('a file that holds no messages', () => {
    expect(lines({ it: {}, en: [], es: {} })).toEqual([
      'messages/en.json: tutto il file deve essere un gruppo tra parentesi graffe { }.',
    ])
  })

  test.each([
    ['Ciao {name', 'manca la } dopo «name»: scrivi {name}.'],
    ['Ciao {name e tutti', 'manca la } dopo «name»: scrivi {name}.'],
    ['Ciao {name e {city}', 'manca la } dopo «name»: scrivi {name}.'],
    ['Ciao {città', 'manca la } che chiude «{città».'],
    [
      'Ciao {a te}, {name}',
      '«{a te}, {name}» non va bene: tra { e } sta solo il nome di un segnaposto. Scrivi quello, o togli le parentesi.',
    ],
    ['Ciao {}', '«{}» non va bene: tra { e } sta solo il nome di un segnaposto. Scrivi quello, o togli le parentesi.'],
    [
      'Ciao name}',
      'c’è una } senza la sua {: scrivi la { prima del nome, o togli la }.',
    ],
    [
      'A {città}',
      '«città» non è il nome di un segnaposto: ha solo lettere senza accento e cifre, e non si traduce. Scrivi quello giusto o toglilo.',
    ],
    [
      '<più>Leggi</più>',
      '«più» non è il nome di un segnaposto: ha solo lettere senza accento e cifre, e non si traduce. Scrivi quello giusto o toglilo.',
    ],
    ['<link>leggi', 'un tag non è chiuso: a ogni <nome> serve il suo </nome>.'],
    ['<link>leggi</lnk>', '«</lnk>» non chiude nessun tag aperto.'],
    ['leggi</link> tutto', '«</link> tutto» non chiude nessun tag aperto.'],
    [
      '<a href="/x">leggi</a>',
      '«<a href="/x">leggi</a>» non è un tag: si scrive <nome>parole</nome>, senza altro.',
    ],
    ['riga<br/>riga', "«<br/>» si vedrebbe così com’è: un tag si scrive <nome>parole</nome>."],
    [
      "l'<privacy>informativa</privacy>",
      "l’apostrofo diritto sparirebbe e «<privacy>informativa</pr…» si vedrebbe così com’è: scrivi l’apostrofo tipografico ’.",
    ],
    [
      "dell'{name}",
      "l’apostrofo diritto sparirebbe e «{name}» si vedrebbe così com’è: scrivi l’apostrofo tipografico ’.",
    ],
    ['{n, plural, one {uno}}', 'manca la forma other, che serve sempre: scrivi other {…} dopo le altre forme.'],
    [
      '{n, plural, uno {un posto} other {# posti}}',
      '«uno» non è una forma del plurale: si usano one, other oppure =1.',
    ],
    [
      'Il {day, dta}',
      'dopo la virgola «dta}» non va bene: ricopia quello che sta tra { e } dal testo di prima o da un’altra lingua.',
    ],
    [
      '{n, plural, one}',
      '«}» non è scritto come vuole la sintassi ICU (EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT): ricopia quello che sta tra { e } dal testo di prima o da un’altra lingua.',
    ],
  ])('a text that ICU does not read as meant: «%s»', (text, fault) => {
    expect(sentences(text, 'Fine', 'Bien')).toEqual([
      `messages/it.json, page.key: nel testo italiano ${fault}`,
    ])
  })
})

test('says everything at once, and compares with what can be read', () => {
  expect(
    lines({
      it: { a: 'A {name}', b: 'B', c: '' },
      en: { a: 'A', b: 'B {', d: 'D' },
    }).map((sentence) => sentence.split(':')[0]),
  ).toEqual([
    'messages/it.json, c',
    'messages/en.json, a',
    'messages/en.json, b',
    'messages/en.json, c',
    'messages/en.json, d',
  ])
  expect(checkMessages({ en: { a: 'A', b: '{' } })).toHaveLength(1)
})
