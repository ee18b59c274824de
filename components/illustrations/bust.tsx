const hairstyles = {
  short: 'M0-66c16 0 23 12 22 26q0 16-8 21c-8-4-20-4-28 0q-8-5-8-21c-1-14 6-26 22-26',
  long: 'M0-67c17 0 25 12 24 27 0 18 10 34 4 58C22 34 8 42-4 40q-22-2-25-26c-3-20 5-36 5-54-1-15 7-27 24-27',
  bun: 'M7-68c8 6 16 14 15 28q0 16-8 21c-8-6-20-6-28 0q-8-5-8-21c-1-14 7-22 15-28-11-12-3-24 7-24s18 12 7 24',
  curly:
    'M0-70c8-6 20-1 20 7 8 4 11 16 5 22 4 9-2 19-10 19-5 7-23 7-29 1-8 1-14-9-11-19-6-6-3-18 5-22 0-9 12-14 20-8',
}

type Props = {
  transform: string
  hairstyle: keyof typeof hairstyles
  hair: string
  skin: string
  top: string
}

/** Renders head and back of somebody seen from behind; the nape is the origin. */
export function Bust({ transform, hairstyle, hair, skin, top }: Props) {
  return (
    <g transform={transform}>
      <path
        fill={skin}
        d="M-9-24q2 20-9 30h36Q7-4 9-24Zm-12-20c-6-2-6 12 2 14Zm42 0c6-2 6 12-2 14Z"
      />
      <path
        fill={top}
        d="M-52 215c-4-85-8-155 2-179 7-19 24-27 38-36 6 5 18 5 24 0 14 9 31 17 38 36 10 24 6 94 2 179Z"
      />
      <path fill={hair} d={hairstyles[hairstyle]} />
    </g>
  )
}
