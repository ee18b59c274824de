type Review = { consentOn?: string | undefined }

/**
 * Returns the reviews, that of the latest consent first: whoever adds one sees it, and the oldest make room.
 * Invented ones have no consent and come last, in their order.
 */
export function latestReviews<R extends Review>(reviews: readonly R[]): R[] {
  return reviews.toSorted((a, b) => (b.consentOn ?? '').localeCompare(a.consentOn ?? ''))
}
