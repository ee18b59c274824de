import { expect, test } from 'vitest'
import { fixFile } from './fix-file'

test('names and addresses get curly apostrophes, what is for programs and banks stays', () => {
  const wrong = {
    name: "Sala dell'Ex Art",
    mapUrl: "https://example.org/?q=Sant'Elena",
    names: ["L'Aquila", "o'neill@example.org"],
    accountHolder: "Associazione L'Abbraccio APS",
    transferText: "Dono all'associazione",
  }
  expect(JSON.parse(fixFile('content/events/serata.json', JSON.stringify(wrong)) ?? '')).toEqual({
    ...wrong,
    name: 'Sala dell’Ex Art',
    names: ['L’Aquila', "o'neill@example.org"],
  })
})

test('a file that is no JSON, or in another encoding, stays as it is', () => {
  const ansi = Buffer.from('{ "a": "Perché sant\x92Elena" }\n', 'latin1')
  expect(fixFile('messages/it.json', ansi)).toBeUndefined()
  expect(fixFile('messages/it.json', '{ "a": ')).toBeUndefined()
})

test('what people type as everybody types is set right, in layout and in each language', () => {
  const typed = {
    iban: 'it60 X054 2811 1010 0000 0123 456',
    text: { it: "C'è tempo... 30 minuti", en: 'At 10 am', es: 'Vale...' },
    url: 'www.example.org',
  }
  const right = {
    iban: 'IT60X0542811101000000123456',
    text: { it: 'C’è tempo… 30\u00a0minuti', en: 'At 10\u00a0am', es: 'Vale…' },
    url: 'https://www.example.org',
  }
  expect(fixFile('content/association.json', `\ufeff${JSON.stringify(typed)}`)).toBe(
    `${JSON.stringify(right, null, 2)}\n`,
  )
})

test('a record without an id gets one of its title, which no other has; one that has an id keeps it', () => {
  const records = [
    { id: 'serata', title: { it: 'Un’altra serata' } },
    { title: { it: 'Serata' } },
    { id: '', title: { it: 'Perché c’è: l’Ascolto, di sera e di giorno' } },
    { sample: true, title: { it: 'Serata!' } },
    { title: {} },
  ]
  const ids = (file: string) =>
    (JSON.parse(fixFile(file, JSON.stringify(records)) ?? '') as { id?: string }[]).map(
      ({ id }) => id,
    )
  expect(ids('content/notice.json')).toEqual([
    'serata',
    'serata-2',
    'perche-c-e-l-ascolto-di',
    'serata-3',
    undefined,
  ])
  expect(ids('content/closures.json')).toEqual(['serata', undefined, '', undefined, undefined])
})
