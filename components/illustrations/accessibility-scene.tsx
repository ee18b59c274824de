import { Flamingo } from './flamingo'
import { Scene } from './scene'
import { Shore } from './shore'

type Props = { className?: string }

/** Renders a wide, level boardwalk with a handrail that leads to the water. */
export function AccessibilityScene({ className }: Props) {
  return (
    <Scene id="accessibility-frame" frame="right" className={className}>
      <Shore />
      <path fill="var(--s-wood)" d="M36 352 214 178q22-4 46 0l148 174Z" />
      <path
        fill="none"
        stroke="var(--s-dune)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M104 352 220 180m140 172L240 180"
      />
      <g fill="none" stroke="var(--s-lagoon)" strokeWidth="6" strokeLinecap="round">
        <path d="m258 152 168 158M204 152 40 310" />
        <path d="m258 152 2 30m36 6 3 34m44 10 4 42m46 2 4 40M204 152l-2 30m-34 6-3 34m-42 8-4 42m-44 4-4 38" />
      </g>
      <Flamingo transform="translate(92 112) scale(.62)" />
      <path fill="var(--s-far)" d="M60 250q11-2 11 8c-3 6-13 6-15 0q-2-5 4-8" />
    </Scene>
  )
}
