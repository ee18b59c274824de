type Props = { transform: string }

/** Renders three birds far out in the shallows, drawn with few strokes. */
export function FarFlamingos({ transform }: Props) {
  return (
    <g transform={transform}>
      <path stroke="var(--s-wine)" d="M10-16V2m4-18V2m30-20V0m4-18V0m23-11V0" />
      <path
        fill="var(--s-flamingo)"
        d="M24-18q-9-11-16-7c-4 0-3-6-2-10 1-6-6-8-8-2l-1 4 4-3q4-1 1 6C0-20 12-10 24-18m8-1q10-11 18-7 4-1 1-10c-1-6 6-8 8-2l1 4-4-3q-3-1-1 6c2 9-10 19-23 12m50 7q-8-8-15-4-9-4-10 5l1 7h2v-6q2-4 6 0 10 4 16-2"
      />
    </g>
  )
}
