import { Flamingo } from './flamingo'
import { Scene } from './scene'
import { Shore } from './shore'

type Props = { className?: string }

/** Where a foot was set down, how it was turned, and how much of it the water has left. */
const steps = [
  { place: 'translate(64 330) rotate(48)', left: 1 },
  { place: 'translate(110 318) rotate(62)', left: 1 },
  { place: 'translate(144 286) rotate(46)', left: 1 },
  { place: 'translate(192 276) rotate(60)', left: 1 },
  { place: 'translate(224 244) rotate(44)', left: 0.85 },
  { place: 'translate(270 232) rotate(58)', left: 0.7 },
  { place: 'translate(300 200) rotate(42)', left: 0.45 },
  { place: 'translate(338 182) rotate(56)', left: 0.25 },
]

/** Renders footprints on the sand, which the water takes away. */
export function CookieScene({ className }: Props) {
  return (
    <Scene id="cookie-frame" frame="right" className={className}>
      <Shore />
      <g
        fill="none"
        stroke="var(--s-ochre)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {steps.map(({ place, left }) => (
          <path key={place} transform={place} opacity={left} d="M0 9V-14M0 3l-12-12M0 3l12-12" />
        ))}
      </g>
      <path
        fill="var(--s-glint)"
        d="M330 138c26-8 62-8 92-2 10 3 8 8-2 9-30 4-62 4-88 1-10-1-12-5-2-8"
      />
      <Flamingo transform="translate(376 140) scale(-.66 .66)" />
      <path
        fill="var(--s-far)"
        d="M398 262q11-2 11 8c-3 6-13 6-15 0q-2-5 4-8M92 226q11-2 11 8c-3 6-13 6-15 0q-2-5 4-8"
      />
      <path fill="var(--s-tide)" d="M416 252c10-4 20 2 18 12-4 8-18 8-22 0q-2-9 4-12" />
    </Scene>
  )
}
