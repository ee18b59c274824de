import { Scene } from './scene'
import { Shore } from './shore'

type Props = { className?: string }

/** Renders a letter with a seal, on the sand. */
export function PrivacyScene({ className }: Props) {
  return (
    <Scene id="privacy-frame" frame="left" className={className}>
      <Shore />
      <path
        fill="var(--s-dune)"
        d="m124 196 228-26q15-1 18 12l12 118q1 13-14 16l-212 16q-17 1-20-14l-22-108q-2-12 10-14"
      />
      <path
        fill="var(--s-linen)"
        d="m108 180 228-26q15-1 17 12l11 116q1 15-14 17l-214 17q-15 1-17-14L98 194q-2-12 10-14"
      />
      <path
        fill="var(--s-salt)"
        d="m120 310 86-74c10-8 26-10 38-4l118 58q-3 9-12 9l-214 17q-12 1-16-6"
      />
      <path fill="var(--s-blush)" d="M99 188q2-7 9-8l228-26q11-1 15 6l-103 96q-17 14-35 3Z" />
      <path
        fill="var(--s-flamingo)"
        d="m104 181 232-27q11-1 15 6l-103 90q-17 14-35 3l-113-66q1-4 4-6"
      />
      <path
        fill="var(--s-sun)"
        d="M232 292q-8-1-9-8c-17-6-26-23-21-38q8-18 29-18t29 18c5 15-4 32-20 38q0 7-8 8"
      />
      <path
        fill="none"
        stroke="var(--s-ochre)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="m231 284-23-30m23 30-13-44m13 44v-48m1 48 13-44m-13 44 22-30"
      />
      <path fill="var(--s-wine)" d="M414 196c10-2 18 6 16 14-4 8-18 8-22 0q-3-10 6-14" />
      <path
        fill="var(--s-tide)"
        d="M430 206q14-1 12 12c-4 6-14 6-18 0q-3-9 6-12M60 226c10-4 20 2 18 12-4 8-18 8-22 0q-2-9 4-12"
      />
      <path fill="var(--s-far)" d="M50 240q11-2 11 8c-3 6-13 6-15 0q-2-5 4-8" />
    </Scene>
  )
}
