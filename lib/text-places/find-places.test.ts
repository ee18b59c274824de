import { describe, expect, test } from 'vitest'
import { placeFinder } from './find-places'
import { contentForms, messageForms } from './text-forms'
import type { PlacedText } from './text-place'

let line = 0

function message(key: string, text: string): PlacedText {
  const place = { file: 'messages/it.json', line: ++line, key }
  return { place, locale: 'it', forms: messageForms(text) }
}

function record(key: string, text: string, locale?: 'it' | 'en'): PlacedText {
  const place = { file: 'content/association.json', line: ++line, key }
  return { place, locale, forms: contentForms(text) }
}

const find = placeFinder(
  [
    message('Menu.contacts', 'Contatti'),
    message('ContactsPage.title', 'Contatti'),
    message('Home.lead', 'Siamo a {city}, e lo sportello è gratuito.'),
    message('Home.way', 'Vai ai <link>Contatti</link> per scriverci.'),
    message('Home.write', 'Scrivici con <link>questo modulo</link> oppure chiama.'),
    message('Home.call', 'Non rispondiamo di notte: chiama il <phone></phone>, anche adesso.'),
    message('Events.count', '{count, plural, one {Resta un posto} other {Restano # posti}}.'),
    message('Slot.range', '{start} a {end}'),
    message('Form.required', 'Questa risposta ci serve'),
    record('phone', '+390701234567'),
    record('iban', 'IT60X0542811101000000123456'),
    record('city', 'Quartu Sant’Elena'),
    record('title.it', 'Serata', 'it'),
    record('title.en', 'Serata', 'en'),
    record('name', 'A.'),
    record(
      'description.it',
      '<p>Ci sediamo <em>in cerchio</em>.</p><ul><li>Parliamo</li></ul>',
      'it',
    ),
    record('policy', 'Scrivi a {email} o vai ai [contatti utili](/contacts) del sito.'),
  ],
  'it',
)

/** The keys of a text alone, or within the elements around it, each given as before and after. */
function keys(text: string, ...around: [before: string, after: string][]): string[] {
  const surroundings = around.map(([before, after]) => ({ before, text, after }))
  return find([{ before: '', text, after: '' }, ...surroundings]).map(({ key }) => key)
}

describe('a text is found', () => {
  test.each<[string, string, string[]]>([
    ['under each of its keys', 'Contatti', ['Menu.contacts', 'ContactsPage.title']],
    ['in the language of the page', 'Serata', ['title.it']],
    ['however short', 'A.', ['name']],
    [
      'with its arguments, which have places too',
      'Siamo a Quartu Sant’Elena, e lo sportello è gratuito.',
      ['Home.lead', 'city'],
    ],
    ['in each plural form', 'Resta un posto.', ['Events.count']],
    ['with its number', 'Restano 12 posti.', ['Events.count']],
    ['whatever its spaces', 'IT60 X054 2811 1010 0000 0123 456', ['iban']],
    ['as a phone number without its prefix', '070 123 4567', ['phone']],
    ['beside another', 'Questa risposta ci serve: 070 123 4567', ['Form.required', 'phone']],
    ['where it is little but arguments', '10 a 13', ['Slot.range']],
  ])('%s', (_, text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  test('when its tags spread it over several elements', () => {
    expect(keys('Scrivici con ', ['', 'questo modulo oppure chiama.'])).toEqual(['Home.write'])
    expect(keys('questo modulo', ['Scrivici con ', ' oppure chiama.'])).toEqual(['Home.write'])
    expect(
      keys(', anche adesso.', ['Non rispondiamo di notte: chiama il 070 123 4567', '']),
    ).toEqual(['Home.call', 'phone'])
    expect(keys('Parliamo', ['', ''], ['', ''], ['Ci sediamo in cerchio.', ''])).toEqual([
      'description.it',
    ])
    expect(keys('Scrivi a ', ['', 'info@example.org o vai ai contatti utili del sito.'])).toEqual([
      'policy',
    ])
  })

  test('as a part of a longer text, even if it has places of its own', () => {
    expect(keys('Contatti', ['Vai ai ', ' per scriverci.'])).toEqual(['Home.way'])
  })

  test('alone, whatever else stands beside it', () => {
    expect(keys('Contatti', ['', ' a Quartu Sant’Elena'])).toEqual([
      'Menu.contacts',
      'ContactsPage.title',
    ])
    expect(keys('questo modulo', ['Scrivici con ', ' oppure chiama. Altro'])).toEqual([
      'Home.write',
    ])
  })
})

test.each(['Novembre', 'Scriviamo a tutte le persone', '12', 'Contattiamoci'])(
  '“%s” has no place: nothing like it is anywhere',
  (text) => {
    expect(keys(text)).toEqual([])
  },
)
