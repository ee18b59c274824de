import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import italian from '../../messages/it.json'
import { readTextPlaces } from './read-text-places'
import { placeLine } from './text-place'

const { texts } = readTextPlaces(process.cwd())

test('every message and every text of the content has its file, line and key', () => {
  expect(texts.length).toBeGreaterThan(1500)
  for (const { place } of texts)
    expect(placeLine(place)).toMatch(/^(content|messages)\/\S+:\d+  \S/)
  const lead = texts.find(
    ({ place }) => place.key === 'HomePage.title' && place.file === 'messages/it.json',
  )
  expect(lead?.forms).toEqual([[italian.HomePage.title]])
  const line = readFileSync('messages/it.json', 'utf8').split('\n')[(lead?.place.line ?? 0) - 1]
  expect(line).toContain(italian.HomePage.title)
})

test('names and numbers belong to all languages; codes and addresses are no texts', () => {
  const keys = texts.filter(({ locale }) => !locale).map(({ place }) => place.key)
  expect(keys).toEqual(
    expect.arrayContaining(['contacts.phone', 'identity.name', '«emergency».tel']),
  )
  expect(keys.filter((key) => /\burl$|mapUrl|\.id$|audiences/i.test(key))).toEqual([])
})
