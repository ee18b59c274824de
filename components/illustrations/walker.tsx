type Props = {
  transform: string
  coat: string
  legs: string
  hair: string
  skin: string
  pack?: string
}

/** Renders somebody walking away from us, feet near the origin, 130 tall. */
export function Walker({ transform, coat, legs, hair, skin, pack }: Props) {
  return (
    <g transform={transform}>
      <path
        fill={legs}
        d="M-15-60q0 34 2 58c0 3 9 3 9 0q2-27 6-46 3 18 2 36c0 4 9 4 9 0q3-25 2-48Z"
      />
      <path
        fill={skin}
        d="M-5-116H5q0 11 4 16H-9q4-5 4-16m-21 54c-3 10 5 12 6 2Zm47-4c0 10 8 10 6-2Z"
      />
      <path
        fill={coat}
        d="M-8-104c4 3 12 3 16 0q15 3 16 18l4 20q-4 3-8 2l-2-12q-1 15 2 29c-12 4-28 4-40 1q3-15 2-29l-1 16q-4 3-8-1-1-14 2-27 3-14 17-17"
      />
      {pack ? <path fill={pack} d="M-10-99q10-4 20 0 5 14 3 28c-7 4-19 4-26 0q-1-14 3-28" /> : null}
      <path fill={hair} d="M0-134q13 2 11 15-1 9-6 10-5 3-10 0-5-1-6-10-2-13 11-15" />
    </g>
  )
}
