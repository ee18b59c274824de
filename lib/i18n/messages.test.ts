import { expect, test, vi } from 'vitest'
import { withItalian } from './messages'

const italian = { Page: { title: 'Titolo', lead: 'Testo', note: 'Nota' }, Menu: { home: 'Inizio' } }

test('what a language lacks is shown in Italian, with a warning for each', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const english = { Page: { title: 'Title', note: ' ' }, Menu: 'Menu', stray: 'x' }
  expect(withItalian(english, italian, 'messages/en.json:')).toEqual({
    Page: { title: 'Title', lead: 'Testo', note: 'Nota' },
    Menu: { home: 'Inizio' },
  })
  expect(warn.mock.calls.flat()).toEqual([
    'messages/en.json: Page.lead is missing: the Italian text is shown.',
    'messages/en.json: Page.note is missing: the Italian text is shown.',
    'messages/en.json: Menu.home is missing: the Italian text is shown.',
  ])
})
