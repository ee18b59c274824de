import { expect, test } from 'vitest'
import { sampleContent } from '@/testing/sample-content'
import { locales } from '../i18n/locales'
import type { Content } from './check-content'
import { siteTexts } from './site-texts'
import {
  acceptedTranslations,
  staleTranslations,
  translationShares,
  translationsFile,
} from './translations'

const content: Content = {
  ...Object.fromEntries(
    Object.entries(sampleContent).map(([file, text]) => [file, JSON.parse(text) as unknown]),
  ),
  'messages/it.json': { Page: { title: 'Ciao', text: 'Come va?' } },
  'messages/en.json': { Page: { title: 'Hello', text: 'How are you?' } },
  'messages/es.json': { Page: { title: 'Hola', text: '¿Qué tal?' } },
}

const accepted = acceptedTranslations(siteTexts(content))

function stale(changed: Content, record: unknown = accepted): string[] {
  return staleTranslations(siteTexts(changed), record).map(
    ({ file, path }) => `${file} ${path.join('.')}`,
  )
}

function withItalian(text: string): Content {
  return { ...content, 'messages/it.json': { Page: { title: text, text: 'Come va?' } } }
}

test('what was accepted is up to date', () => {
  expect(stale(content)).toEqual([])
})

test('one changed Italian sentence makes exactly its two translations out of date', () => {
  expect(stale(withItalian('Buongiorno'))).toEqual([
    'messages/en.json Page.title',
    'messages/es.json Page.title',
  ])
})

test('a text that was not there before is new, and has not changed', () => {
  const catalogs = ['it', 'en', 'es'].map((locale) => {
    const { Page } = content[`messages/${locale}.json`] as { Page: object }
    return [`messages/${locale}.json`, { Page: { ...Page, lead: locale } }]
  })
  const changed = { ...withItalian('Buongiorno'), ...Object.fromEntries(catalogs) }
  const found = staleTranslations(siteTexts(changed), accepted)
  expect(found.map(({ path, sentence }) => [path.at(-1), sentence.split('. ')[0]])).toEqual([
    ['lead', 'questa traduzione è nuova'],
    ['lead', 'questa traduzione è nuova'],
  ])
  const [english] = staleTranslations(siteTexts(withItalian('Buongiorno')), accepted)
  expect(english?.sentence).toMatch(/^il testo italiano è cambiato dopo questa traduzione/)
})

test('so it does in a record, and a record before it changes nothing', () => {
  const events = structuredClone(content['content/events.json']) as { title: { it: string } }[]
  const [event] = events
  if (!event) throw new Error('no event')
  event.title.it = 'Tre pomeriggi'
  const before = { ...structuredClone(event), id: 'prima' }
  const changed = { ...content, 'content/events.json': [before, event] }
  expect(
    stale(changed)
      .filter((place) => place.includes(' 1.'))
      .toSorted(),
  ).toEqual(
    locales
      .filter((locale) => locale !== 'it')
      .map((locale) => `content/events.json 1.title.${locale}`)
      .toSorted(),
  )
})

test('accepting again settles it, however often, and a lost record makes nothing but warnings', () => {
  const changed = withItalian('Buongiorno')
  const again = acceptedTranslations(siteTexts(changed))
  expect(stale(changed, again)).toEqual([])
  expect(acceptedTranslations(siteTexts(changed))).toEqual(again)
  const warnings = staleTranslations(siteTexts(content), undefined)
  expect(warnings.length).toBeGreaterThan(10)
  expect(new Set(warnings.map(({ level }) => level))).toEqual(new Set(['warning']))
})

test('the shares count what is up to date in each language', () => {
  const texts = siteTexts(withItalian('Buongiorno'))
  const [english, spanish] = translationShares(texts, accepted)
  expect(english).toEqual({ ...spanish, locale: 'en' })
  expect((english?.total ?? 0) - (english?.upToDate ?? 0)).toBe(1)
})

test('the file has one text a line, in the order of the alphabet', () => {
  const file = translationsFile({ b: { en: '0123abcd' }, c: {} })
  expect(file).toBe('{\n  "b": {"en":"0123abcd"},\n  "c": {}\n}\n')
  expect(Object.keys(accepted)).toEqual(Object.keys(accepted).toSorted())
})
