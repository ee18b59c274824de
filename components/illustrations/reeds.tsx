type Props = { transform: string }

/** Renders a clump of reeds rooted at the origin, about 190 tall. */
export function Reeds({ transform }: Props) {
  return (
    <g transform={transform}>
      <path
        stroke="var(--s-lagoon)"
        strokeWidth="2.5"
        fill="none"
        d="M-4 6q-3-98-18-182M10 6q6-82 26-144"
      />
      <path
        fill="var(--s-lagoon)"
        d="M0 6c-2-52 2-118 22-164-6 52-8 110-10 164Zm-14 0Q-26-55-62-96C-36-78-14-42-4 6Z"
      />
      <path
        fill="var(--s-deep)"
        d="M-26 6c4-50-6-98-20-132Q-13-79-10 6ZM4 6c4-46 26-88 58-114Q28-57 20 6Zm-48 0c-2-24-14-42-28-52 22 6 38 28 42 52Zm62 0q15-41 48-52Q41-23 34 6Z"
      />
      <path
        fill="var(--s-ochre)"
        d="M-21-172q7-2 9 7l3 31c-1 6-8 7-9 1l-5-31q-1-6 2-8m55 38q7 1 6 9l-9 29c-3 5-9 3-8-2l8-32z"
      />
    </g>
  )
}
