import { expect, test } from 'vitest'
import { markFallback } from './jsx/mark-language'
import { holesIn, withFallback } from './with-fallback'

const messages = { page: { title: 'Title', note: ' ' }, menu: 'Menu', stray: 'x' }
const fallback = {
  page: { title: 'Titolo', lead: 'Testo', note: 'Nota' },
  menu: { home: 'Inizio' },
}

test('fills holes at any depth, marks what it fills and adds nothing of its own', () => {
  expect(withFallback(messages, fallback)).toEqual({
    page: { title: 'Title', lead: markFallback('Testo'), note: markFallback('Nota') },
    menu: { home: markFallback('Inizio') },
  })
})

test('names the holes', () => {
  expect(holesIn(messages, fallback)).toEqual(['page.lead', 'page.note', 'menu.home'])
})
