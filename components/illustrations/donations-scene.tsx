import { Scene } from './scene'

type Props = { className?: string }

export function DonationsScene({ className }: Props) {
  return (
    <Scene id="donations-frame" frame="left" className={className}>
      <path fill="var(--s-sky)" d="M0 0H480V200H0Z" />
      <path
        fill="var(--s-glow)"
        d="M0 92c60-22 110-52 190-50 90 2 120 48 180 54 40 4 80-6 110-2v106H0Z"
      />
      <circle fill="var(--s-sun)" cx="226" cy="132" r="44" />
      <path
        fill="var(--s-far)"
        d="M300 172c26-8 44-24 66-28 18-2 22-16 38-18 16 0 20 12 34 12 18-2 24-14 42-18v56H300Z"
      />
      <path fill="var(--s-hill)" d="M0 160c50-10 100-2 150 2 40 4 80 6 110 10v6H0Z" />
      <path fill="var(--s-mist)" d="M0 170h480v30H0Z" />
      <path fill="var(--s-water)" d="M0 188c100-8 200 6 300-2 70-4 130 4 180-2v76H0Z" />
      <path fill="var(--s-tide)" d="M0 228c100-10 220 8 480-6v58H0Z" />
      <path fill="var(--s-salt)" d="M0 264c120-14 330-4 480-20v116H0Z" />
      <path fill="var(--s-sand)" d="M0 276c120-14 330-4 480-20v104H0Z" />
      <path
        fill="var(--s-dune)"
        d="M150 326c70-14 230-14 290-4-20 18-110 28-190 26-50-2-90-10-100-22"
      />
      <path fill="var(--s-wood)" d="M124 244c0-22 232-22 232 0 0 24-232 24-232 0" />
      <path fill="var(--s-salt)" d="M136 256c12-30 34-44 52-42 18 4 34 26 38 50Z" />
      <path fill="var(--s-sun)" d="M270 216q23 2 24 24-1 22-24 22-22 0-24-22 2-22 24-24" />
      <path fill="var(--s-blush)" d="M228 224c16 2 24 16 22 34h-44c0-18 8-34 22-34" />
      <path fill="var(--s-tide)" d="M308 226q22 2 20 30h-38c0-16 6-30 18-30" />
      <path
        stroke="var(--s-deep)"
        strokeWidth="3"
        fill="none"
        d="M282 260c8-60 18-110 36-160m-22 162c6-56 14-94 42-134m-30 134c4-40 14-76 44-104"
      />
      <path
        fill="var(--s-ochre)"
        d="M312 104c-4-12 2-28 12-36 6 12 4 28-4 38Zm22 28c-2-12 6-26 16-32 4 12 0 26-9 34Zm16 30q2-19 18-26 3 20-11 29Z"
      />
      <path
        fill="var(--s-flamingo)"
        d="M184 202c12 0 20 14 16 26-6 12-26 12-32 1-4-11 4-27 16-27"
      />
      <g transform="translate(148 172) rotate(30)">
        <path
          fill="var(--s-umber)"
          d="M-8-14q28-4 50 8c12 8 20 20 15 26-5 4-13-4-21-8 6 8 8 18 2 22-10 0-18-12-24-19Q2 18-8 14Z"
        />
      </g>
      <path
        fill="var(--s-lagoon)"
        d="M0 88c60 8 116 36 154 70 4 14-4 28-14 34-40-20-90-34-140-40Z"
      />
      <path fill="var(--s-tide)" d="M154 158c4 14-4 28-14 34l-9-5q18-12 14-37Z" />
      <g transform="translate(354 196) rotate(-6) scale(-1 1)">
        <path
          fill="var(--s-fair)"
          d="M-8-13q22-8 44-4c16 3 30 9 28 17q3 10-6 13c-6 5-18 5-28 3q-20 2-38-3Z"
        />
        <path
          fill="none"
          stroke="var(--s-tan)"
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M62 0H45m12 12q-9 0-15-3"
        />
      </g>
      <path fill="var(--s-wine)" d="M480 146c-44 4-92 16-128 32q-8 20 4 36c40-6 84-8 124-4Z" />
      <path fill="var(--s-blush)" d="M352 178q-8 20 4 36l10-2q-12-16-4-38Z" />
      <path
        fill="var(--s-ochre)"
        d="M120 244c40 18 200 18 240 0 2 48-20 84-56 92-40 6-88 6-128 0-36-8-58-44-56-92"
      />
      <path fill="var(--s-wine)" d="M123 268c47 20 187 20 234 0l-7 28c-46 16-174 16-220 0Z" />
      <path
        fill="var(--s-glint)"
        d="m150 284 12 18-22-4Zm26 6 14 16-26-2Zm28 3 14 15-26-1Zm36 1 16 15h-32Zm36-1 12 14-26 1Zm28-3 12 14-26 2Zm26-6 10 14-22 4Z"
      />
      <path
        fill="none"
        stroke="var(--s-wood)"
        strokeWidth="2"
        d="M139 314c51 13 151 13 202 0m-189 12c48 11 128 11 176 0m-206-69c48 20 188 20 236 0"
      />
    </Scene>
  )
}
