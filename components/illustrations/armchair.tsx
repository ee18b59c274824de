type Props = {
  transform: string
  shell: string
  lining: string
  shade: string
}

/** Renders an armchair turned towards the right unless mirrored; its feet stand on y = 150. */
export function Armchair({ transform, shell, lining, shade }: Props) {
  return (
    <g transform={transform}>
      <path
        stroke="var(--s-wood)"
        strokeWidth="5"
        strokeLinecap="round"
        d="m28 124-8 24m92-24 10 24m-30-28 4 18"
      />
      <path
        fill={shell}
        d="M18 116C2 74 2 30 24 10 44-6 76 0 86 26s12 58 8 86Zm66-44c10-14 30-10 34 6q3 18-4 30H84Z"
      />
      <path fill={shade} d="M34 104c-10-38-6-72 12-86 16-10 32 2 38 26q10 36 4 60Z" />
      <path
        fill={lining}
        d="M40 86c26-12 70-12 86 0 6 8 4 18-4 22-26 6-60 4-76-2-10-4-12-14-6-20"
      />
      <path
        fill={shell}
        d="M14 62c8-12 24-8 28 8q3 21 26 26 35 7 60-1c6 13 2 31-10 36-28 7-70 7-90 0-14-7-24-53-14-69"
      />
      <path fill={lining} d="M16 66c7-9 18-6 21 5q6 27 29 30c-18 2-34-3-38-17q-4-15-12-18" />
    </g>
  )
}
