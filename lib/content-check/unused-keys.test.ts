import { beforeAll, expect, test } from 'vitest'
import italian from '@/messages/it.json'
import { flattenMessages } from '../i18n/flatten-messages'
import type { Site } from './check-content'
import { readSite } from './read-site'
import { unusedKeys } from './unused-keys'

const keys = [...flattenMessages(italian).keys()]
const navigation = [{ label: 'aboutUs' }]

let sources: Site['sources']

beforeAll(async () => {
  ;({ sources } = await readSite(process.cwd()))
})

test('a message that nothing uses is found out, however like others it looks', () => {
  const unheardOf = [
    'HomePage.unheardOf',
    // Another namespace has it.
    'HomePage.copyright',
    // A template has its shape.
    'FormOptions.zone.unheardOf',
    'WorkshopsPage.parents.unheardOf.answer',
    'Invented.title',
  ]
  const found = unusedKeys([...keys, ...unheardOf], sources, navigation)
  expect(found.filter((key) => !key.startsWith('Menu.'))).toEqual(unheardOf)
})

test('the words of the menu are asked for by content/navigation.json', () => {
  const found = unusedKeys(['Menu.aboutUs', 'Menu.unheardOf'], sources, navigation)
  expect(found).toEqual(['Menu.unheardOf'])
})
