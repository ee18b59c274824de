import { expect, test } from 'vitest'
import { mendFile } from './mend-content'

test('layout, marks and spaces are put right, each text in its own language', async () => {
  const wrong =
    '\ufeff[{"title":{"it":" L\'eco...  di 16 anni ","en":"It\'s 10-13 days","es":"Hola"},\n"id":"l\'id"}]'
  expect(await mendFile('content/news.json', wrong)).toBe(
    '[{ "title": { "it": "L’eco… di 16\u00a0anni", "en": "It’s 10–13\u00a0days", "es": "Hola" }, "id": "l\'id" }]\n',
  )
})

test('names and addresses get curly apostrophes, addresses for programs stay', async () => {
  const wrong = {
    name: "Sala dell'Ex Art",
    mapUrl: "https://example.org/?q=Sant'Elena",
    names: ["L'Aquila", "o'neill@example.org"],
  }
  expect(JSON.parse(await mendFile('content/events.json', JSON.stringify(wrong)))).toEqual({
    ...wrong,
    name: 'Sala dell’Ex Art',
    names: ['L’Aquila', "o'neill@example.org"],
  })
})

test('tags and arguments stay as they are', async () => {
  const text = '{ "a": "L\'<link>eco</link> di {name}" }\n'
  expect(await mendFile('messages/it.json', text)).toBe(text.replace("'", '’'))
})

test('messages stand in the order of the Italian', async () => {
  const italian = { a: { b: 'B', c: 'C' }, d: 'D' }
  const mended = await mendFile(
    'messages/en.json',
    '{"d":"D","a":{"c":"C","b":"B","x":"X"}}',
    italian,
  )
  expect(JSON.stringify(JSON.parse(mended))).toBe('{"a":{"b":"B","c":"C","x":"X"},"d":"D"}')
})

test('a file saved as ANSI or UTF-16 is read as it was meant, and one that is no JSON stays', async () => {
  // 0x92 is the apostrophe of Windows, and a control character of ISO-8859-1.
  const ansi = Buffer.from('{ "a": "Perché sant\x92Elena" }\n', 'latin1')
  expect(await mendFile('messages/it.json', ansi)).toBe('{ "a": "Perché sant’Elena" }\n')
  const utf16 = Buffer.from('\ufeff{ "a": "Perché" }\n', 'utf16le')
  expect(await mendFile('messages/it.json', utf16)).toBe('{ "a": "Perché" }\n')
  expect(await mendFile('messages/it.json', '{ "a": ')).toBe('{ "a": ')
})
