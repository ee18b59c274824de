type Props = {
  /** SVG transform that puts the bird's feet in place; it looks left unless mirrored. */
  transform: string
  feeding?: boolean
}

export function Flamingo({ transform, feeding = false }: Props) {
  return feeding ? (
    <g transform={transform}>
      <path
        d="m-8-52-4 26 2 26M4-54l5 27L7 0"
        fill="none"
        stroke="var(--s-wine)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path
        fill="var(--s-flamingo)"
        d="M40-72C28-86 12-95-5-92c-10 2-17 0-24-3-13-5-26-2-31 11s-1 28 2 43c-1.5 7 0 13 1 18 5.5-1 8.5-5 8.5-10 2.5-4 2-8-.5-11-3-13-6-26-2.5-35 3-7 9-9 14.5-6 8 5 10 16 19 25 14 12 41 8 58-12"
      />
      <path fill="var(--s-blush)" d="M-13-83c17-6 36-1 53 11-15 10-30 13-41 7-8-4-12-11-12-18" />
      <path fill="var(--s-ink)" d="M-58-33c-.5 4 .3 7 1 10 5.5-1 8.5-5 8.5-10Z" />
    </g>
  ) : (
    <g transform={transform}>
      <path
        d="m-3-88-1 43 2 45M9-88l5 38-4 49"
        fill="none"
        stroke="var(--s-wine)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path
        fill="var(--s-flamingo)"
        d="M42-91c-11-18-26-27-40-25-9 1-15-4-15-14 0-12 7-22 7-34 0-13-7-21-15-21-7 0-11 5-13 11-4 3-6.5 9-6 16 4-1.5 7.5-5 9.5-10q5.3-.6 9-5c4.5-4 8 0 8 6 0 11-7.5 20-8 35C-22-112-13-96 4-88c14 6 28 6 38-3"
      />
      <path fill="var(--s-blush)" d="M-3-107c15-6 32 2 45 16-12 5-28 5-37-1-6-4-8-9-8-15" />
      <path fill="var(--s-ink)" d="M-39.5-166c-.8 3-.8 5-.5 8 4-1.5 7-4.5 8.7-8Z" />
    </g>
  )
}
