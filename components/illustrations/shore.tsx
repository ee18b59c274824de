/** Renders sea, foam and sand seen from above, for a scene of 480 × 360. */
export function Shore() {
  return (
    <>
      <path fill="var(--s-mist)" d="M0 0H480V180H0Z" />
      <path fill="var(--s-water)" d="M0 0h480v96c-80 20-150 0-230 16S90 108 0 130Z" />
      <path fill="var(--s-tide)" d="M0 0h480v44c-80 20-150 0-230 14S90 54 0 76Z" />
      <path
        fill="var(--s-salt)"
        d="M0 148c60-22 120 8 190-6 80-16 140 4 210-14 40-10 60-6 80-10v82H0Z"
      />
      <path
        fill="var(--s-pool)"
        d="M0 166c60-22 120 8 190-6 80-16 140 4 210-14 40-10 60-6 80-10v224H0Z"
      />
      <path fill="var(--s-sand)" d="M0 250c120-20 180 20 290 6 80-10 140 6 190-6v110H0Z" />
    </>
  )
}
