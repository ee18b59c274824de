import { expect, test } from 'vitest'
import { flattenMessages } from '../lib/i18n/flatten-messages'
import english from '../node_modules/@sveltia/cms/locales/en-US.json'
import packaged from '../node_modules/@sveltia/cms/locales/it.json'
import italian from './italian.json'

test('every word of the application is in Italian, but for what only its administrators may see', () => {
  const known = new Set([...flattenMessages(packaged).keys(), ...flattenMessages(italian).keys()])
  const words = [...flattenMessages(english).keys()]
  expect(words.length).toBeGreaterThan(300)
  const untranslated = words.filter(
    (key) => !known.has(key) && !/^(config|cloud_storage)\./.test(key),
  )
  expect(untranslated).toEqual([])
})

test('no word is for something that the application no longer says', () => {
  const words = flattenMessages(english)
  expect([...flattenMessages(italian).keys()].filter((key) => !words.has(key))).toEqual([])
})
