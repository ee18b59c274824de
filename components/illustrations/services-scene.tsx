import { Flamingo } from './flamingo'
import { Reeds } from './reeds'
import { Scene } from './scene'

type Props = { className?: string }

export function ServicesScene({ className }: Props) {
  return (
    <Scene id="services-frame" frame="right" className={className}>
      <path fill="var(--s-sky)" d="M0 60H480V214H0Z" />
      <path
        fill="var(--s-glow)"
        d="M0 168c70-16 130-2 180-28 50-22 120-20 160 0 50 18 90 56 140 50v24H0Z"
      />
      <circle fill="var(--s-sun)" cx="238" cy="170" r="30" />
      <path
        fill="var(--s-far)"
        d="M20 206c30-10 50-30 66-32 12 0 14 12 26 10 12-6 28-8 44 22Zm270 0c30-8 50-30 72-26 22 6 58 12 88 26Z"
      />
      <path fill="var(--s-mist)" d="M26 200h434v30H26Z" />
      <path fill="var(--s-water)" d="M26 214c94-8 174 6 274-2 60-4 120 2 160-2v50H26Z" />
      <path fill="var(--s-tide)" d="M26 238c94-8 214 6 434-6v48H26Z" />
      <path
        fill="var(--s-glint)"
        d="M214 206c12-3 36-3 48 0-12 3-36 3-48 0m8 11c10-3 24-3 32 0-8 3-22 3-32 0m-14 11c12-3 30-3 40 0-10 3-28 3-40 0"
      />
      <path fill="var(--s-salt)" d="m318 216 18-2-6-34Zm20-2 2-24 14 22Zm-32 3 60-4-10 13h-38Z" />
      <path fill="var(--s-sand)" d="M26 262c114-12 274-2 434-10v48H26Z" />
      <Reeds transform="translate(64 276) scale(.5)" />
      <Flamingo transform="translate(186 258) scale(.58)" />
      <path
        fill="var(--s-lagoon)"
        d="M412 296c0-34 2-56-2-70 10 12 12 36 12 54q4-37 16-48-8 31-8 64Z"
      />
      <path
        fill="var(--s-wall)"
        fillRule="evenodd"
        stroke="var(--s-salt)"
        strokeWidth="9"
        d="M-20-20h520v340H-20Zm58 330V194c0-30 16-47 40-47s40 17 40 47v116Zm106 0V138c0-46 26-74 62-74s62 28 62 74v172Zm148 0V174c0-34 18-53 44-53s44 19 44 53v136Zm110 0v-90q1-27 22-28 22 1 22 28v90Z"
      />
      <path fill="var(--s-dune)" d="M0 288c140-7 340-8 480-2v74H0Z" />
      <path
        fill="var(--s-pool)"
        d="M38 288h80l42 48-94 12Zm106-2h124l84 74H224Zm148-1h88l90 43-70 16Zm110 1h44l54 26v18Z"
      />
      <path fill="var(--s-lagoon)" d="M118 290v-92c0-22 6-30 16-34v140Z" />
      <path fill="var(--s-tide)" d="M123 284v-78q0-23 7-28v60l-7 2Zm0-38 7-2v48l-7-4Z" />
      <path fill="var(--s-flamingo)" d="M292 288V178c0-28-8-40-18-46v174Z" />
      <path fill="var(--s-wine)" d="M287 284V182q0-26-8-34v74l8 2Zm0-52-8-2v64l8-4Z" />
      <path fill="var(--s-dune)" d="M226 308c24-2 64 22 74 36-30-4-60-20-74-36" />
      <path
        fill="var(--s-ink)"
        d="M204 308c-4-18 2-34 10-40q-6-9-3-22l7 5h6l7-5q3 13-3 22c10 8 14 24 10 40q13 0 20-12c4-6 12-2 8 6q-10 15-30 13h-22q-9 0-10-7"
      />
      <path
        fill="var(--s-tide)"
        d="M386 296c-16-6-22-26-12-38 10-8 20 4 20 22 4-18 14-26 22-20 8 8 2 28-12 36Z"
      />
      <path
        fill="var(--s-lagoon)"
        d="M392 298c-12-18-12-50 0-58 14 0 18 30 10 58Zm-18-38c-10-6-12-20-4-26 10 0 14 14 10 24Zm22-18c-6-10-2-24 6-26 8 4 8 20 0 28Z"
      />
      <path
        fill="var(--s-flamingo)"
        d="M366 236c-6-4-4-12 2-10 4 2 4 8 2 10Zm12 0c-2-6 4-10 8-6q-1 7-6 8Zm20-18c-4-6 0-12 5-9 3 3 1 9-1 10Zm16 44c0-6 6-8 8-4q1 7-5 8Z"
      />
      <path fill="var(--s-wood)" d="M374 294h46l-6 34c-8 4-26 4-34 0Z" />
      <path fill="var(--s-ochre)" d="M370 290c16-4 38-4 54 0v10c-16 3-38 3-54 0Z" />
      <path
        fill="none"
        stroke="var(--s-lagoon)"
        strokeWidth="2.5"
        d="M480 150c-10-40-40-76-84-84m66 42q-33-5-48 14"
      />
      <path
        fill="var(--s-lagoon)"
        d="M440 82q-1-16 12-20c2 8-2 18-12 20m26 36q-16 5-18 18 17-1 18-18m-54-48q-7 13-20 10 4-12 20-10"
      />
      <path
        fill="var(--s-flamingo)"
        d="M396 56c8-6 16 0 12 8 6 8-4 14-10 8-10 2-14-6-8-10q-1-9 6-6m50 36c8-8 18-2 14 6 8 6 2 16-6 10-8 6-18 0-14-8-6-6 0-12 6-8m-36 20c8-4 14 4 10 10 4 8-6 12-10 6-8 2-12-6-6-10q-1-9 6-6"
      />
      <path
        fill="var(--s-wine)"
        d="M424 66c8-6 16 2 11 8 5 8-5 12-10 6-9 2-13-6-7-10q-1-9 6-4m46 54c8-4 14 4 10 10 4 8-6 12-10 6-8 2-12-6-6-10q-1-9 6-6"
      />
      <path
        fill="var(--s-blush)"
        d="M400 62a3 3 0 1 0 .1 0Zm49 35a3 3 0 1 0 .1 0Zm-37 20a3 3 0 1 0 .1 0Zm15-47a3 3 0 1 0 .1 0Zm45 55a3 3 0 1 0 .1 0Z"
      />
    </Scene>
  )
}
