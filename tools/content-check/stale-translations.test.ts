import { expect, test } from 'vitest'
import { staleTranslations } from './stale-translations'

function content(change: { it?: string; en?: string; es?: string; title?: string } = {}) {
  const { it = 'Ciao', en = 'Hello', es = 'Hola', title = 'Serata' } = change
  return {
    'messages/it.json': { page: { hello: it } },
    'messages/en.json': { page: { hello: en } },
    'messages/es.json': { page: { hello: es } },
    'content/notice.json': [{ id: 'a', text: { it: title, en: 'Evening', es: 'Tarde' } }],
  }
}

// How the base is read: tools/content-check/main.test.ts.
function stale(now: Record<string, unknown>): string[] {
  return staleTranslations(now, content()).map(
    ({ file, path, level }) => `${file} ${path.join('.')} ${level}`,
  )
}

test('what did not follow a changed Italian text is named, what did is not', () => {
  expect(stale(content())).toEqual([])
  expect(stale(content({ it: 'Salve', es: 'Buenas' }))).toEqual([
    'messages/en.json page.hello warning',
  ])
})

test('a translation may change alone, and a new text is translated by who wrote it', () => {
  expect(stale(content({ en: 'Hi' }))).toEqual([])
  expect(
    stale({ ...content(), 'messages/it.json': { page: { hello: 'Ciao', more: 'Più' } } }),
  ).toEqual([])
})

test('a record is known by its id, wherever it stands in its list', () => {
  const [record] = content({ title: 'Serata di ascolto' })['content/notice.json']
  const added = { id: 'b', text: { it: 'Yoga', en: 'Yoga', es: 'Yoga' } }
  expect(stale({ ...content(), 'content/notice.json': [added, record] })).toEqual([
    'content/notice.json 1.text.en warning',
    'content/notice.json 1.text.es warning',
  ])
})
