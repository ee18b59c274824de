import { expect, test } from 'vitest'
import { fixFile } from './fix-file'

test('layout, marks and spaces are put right, each text in its own language', async () => {
  const wrong =
    '\ufeff[{"title":{"it":" L\'eco...  di 16 anni ","en":"It\'s 10-13 days","es":"Hola"},\n"id":"l\'id"}]'
  expect(await fixFile('content/news.json', wrong)).toBe(
    '[{ "title": { "it": "L’eco… di 16\u00a0anni", "en": "It’s 10–13\u00a0days", "es": "Hola" }, "id": "l\'id" }]\n',
  )
})

test('names and addresses get curly apostrophes, addresses for programs stay', async () => {
  const wrong = {
    name: "Sala dell'Ex Art",
    mapUrl: "https://example.org/?q=Sant'Elena",
    names: ["L'Aquila", "o'neill@example.org"],
  }
  expect(JSON.parse((await fixFile('content/events.json', JSON.stringify(wrong))) ?? '')).toEqual({
    ...wrong,
    name: 'Sala dell’Ex Art',
    names: ['L’Aquila', "o'neill@example.org"],
  })
})

test('tags and arguments stay as they are', async () => {
  const text = '{ "a": "L\'<link>eco</link> di {name}" }\n'
  expect(await fixFile('messages/it.json', text)).toBe(text.replace("'", '’'))
})

test('a file that is no JSON, or in another encoding, stays as it is', async () => {
  const ansi = Buffer.from('{ "a": "Perché sant\x92Elena" }\n', 'latin1')
  expect(await fixFile('messages/it.json', ansi)).toBeUndefined()
  expect(await fixFile('messages/it.json', '{ "a": ')).toBeUndefined()
})
