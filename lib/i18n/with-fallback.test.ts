import { expect, test } from 'vitest'
import { withFallback } from './with-fallback'

test('fills holes at any depth and adds nothing of its own', () => {
  expect(
    withFallback(
      { page: { title: 'Title' }, stray: 'x' },
      { page: { title: 'Titolo', lead: 'Testo' }, menu: { home: 'Inizio' } },
    ),
  ).toEqual({ page: { title: 'Title', lead: 'Testo' }, menu: { home: 'Inizio' } })
})
