type Props = { transform: string; sleeve: string; skin: string }

/** Renders a hand seen from above, wrist on the origin, fingers pointing up. */
export function Hand({ transform, sleeve, skin }: Props) {
  return (
    <g transform={transform}>
      <path
        fill={skin}
        d="M-13 10q0-17-3-29c0-8 7-10 9-5-1-13 8-15 9-7 1-7 9-6 9 3 2-5 8-3 8 5 0 11-5 21-5 33Zm0-12q-15-4-18-16c0-7 7-7 11-2q3 5 8 6Z"
      />
      <path fill={sleeve} d="M-18 6c10-5 28-5 38 0q9 50 14 124h-72Q-28 56-18 6" />
    </g>
  )
}
