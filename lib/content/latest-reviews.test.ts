import { expect, test } from 'vitest'
import { latestReviews } from './latest-reviews'

test('a review that is added last is shown first, wherever it stands; invented ones come last', () => {
  const reviews = [
    { id: 'invented' },
    ...Array.from({ length: 12 }, (_, index) => ({
      id: `r${index}`,
      consentOn: `2026-${String(index + 1).padStart(2, '0')}-10`,
    })),
    { id: 'added', consentOn: '2027-01-05' },
    { id: 'invented-too' },
  ]
  const ids = latestReviews(reviews).map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual(['added', 'r11', 'r10'])
  expect(ids.slice(-3)).toEqual(['r0', 'invented', 'invented-too'])
})
