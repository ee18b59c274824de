import { expect, test, vi } from 'vitest'
import { entryOf } from '../../lib/entries/entry-files'
import type * as Registry from '../../lib/i18n/locales'
import { sampleContent } from '../../testing/sample-content'
import { checkContent } from './check-content'
import { findingLine } from './finding'
import { jsonSchemas } from './schema-files'

// The registry with an invented language, and nothing else done for it.
vi.mock('../../lib/i18n/locales', async (importOriginal) => {
  const original = await importOriginal<typeof Registry>()
  return {
    ...original,
    localeRegistry: {
      ...original.localeRegistry,
      xx: { ...original.localeRegistry.it, name: 'Xx' },
    },
    locales: [...original.locales, 'xx'],
    isLocale: (value: unknown) => value === 'xx' || original.isLocale(value),
  }
})

test('a language that only the registry knows: each file that lacks it is named, and nothing else', () => {
  const files = new Map(Object.entries(sampleContent))
  const errors = checkContent({ files, code: '', pictures: new Map(), today: '2027-03-15' })
    .filter(({ level, file }) => level === 'error' && (files.has(file) || /xx/.test(file)))
    .map(findingLine)
  const named = errors.map((line) => line.split(',')[0])
  expect(named).toContain('messages/xx.json')
  // Of many entries the first speaks for all.
  const nameOf = (file = '') => entryOf(file)?.kind ?? file
  const lacking = [...files].filter(([, text]) => /"it":/.test(text))
  expect(new Set(named.map(nameOf))).toEqual(
    new Set(['messages/xx.json', ...lacking.map(([file]) => nameOf(file))]),
  )
  const wrong = errors.filter(
    (line) => !/il file manca|\.xx: manca\. Scrivi il testo in xx/.test(line),
  )
  expect(wrong).toEqual([])
  // Not one a text.
  expect(errors.length).toBeLessThan(2 * new Set(named).size)
})

test('what editors are told of a text has the language as well', () => {
  const text = jsonSchemas().get('schemas/error-page.schema.json')?.properties?.title
  expect(text?.required).toContain('xx')
})
