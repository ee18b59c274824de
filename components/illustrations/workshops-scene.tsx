import { Flamingo } from './flamingo'
import { Hand } from './hand'
import { Scene } from './scene'

type Props = { className?: string }

export function WorkshopsScene({ className }: Props) {
  return (
    <Scene id="workshops-frame" frame="left" className={className}>
      <path fill="var(--s-sand)" d="M0 0H480V360H0Z" />
      <path
        fill="var(--s-wall)"
        fillOpacity=".5"
        d="M0 74c160-12 320-8 480-20v84c-160 12-320 8-480 20Zm0 162c160-10 320-6 480-20v84c-160 12-320 8-480 20Z"
      />
      <path fill="none" stroke="var(--s-wood)" strokeWidth="2" d="M62 78c48-2 148-16 230-42" />
      <path fill="var(--s-flamingo)" d="m74 77 34-3-13 34Zm164-23 32-10-2 36Z" />
      <path fill="var(--s-tide)" d="m114 73 34-4-10 35Z" />
      <path fill="var(--s-salt)" d="m154 69 36-5-12 34Z" />
      <path fill="var(--s-sun)" d="m196 63 36-8-8 35Z" />
      <path fill="var(--s-dune)" d="m162 114 170-14 14 184-168 14Z" />
      <path fill="var(--s-mist)" d="m156 108 172-14 14 184-172 14Z" />
      <path
        fill="var(--s-sun)"
        d="M290 112c16-1 29 10 30 26s-11 29-27 30-29-11-30-27 11-28 27-29"
      />
      <path
        fill="var(--s-water)"
        d="M166 236c16-10 32 4 50-4s34 6 52-2c20-10 38 2 70-8l4 56-172 14Z"
      />
      <Flamingo transform="translate(236 270) rotate(-3) scale(.86)" />
      <path
        fill="var(--s-tide)"
        d="M167 258c17-10 31 6 49-2s34 6 52-2c20-8 38 2 72-6l4 34-174 14Z"
      />
      <path fill="var(--s-salt)" d="M164 262c20-8 36 4 54-3l2 6c-20 7-36-3-55 3Z" />
      <path
        fill="var(--s-lagoon)"
        d="M52 152c22-24 58-28 78-8 6-6 16-10 22-8q-6 15 2 30-12 2-22-8c-20 20-56 20-80-6"
      />
      <path
        fill="var(--s-water)"
        d="M92 138c10 6 12 20 4 30l10-2c8-8 6-22-2-30Zm-22 8c4 0 4 7 0 7s-4-7 0-7"
      />
      <path
        fill="var(--s-blush)"
        stroke="var(--s-blush)"
        strokeWidth="8"
        strokeLinejoin="round"
        d="m384 240 10 10 14-3-6 13 7 13-14-2-11 10-2-14-13-7 13-6Z"
      />
      <path
        fill="var(--s-wine)"
        d="m34 262 8-18 8 24Zm96-58 14-8-2 16Zm306 32 10 8-12 6ZM98 196l8-4 4 10Z"
      />
      <path fill="var(--s-salt)" d="m362 214 12 2-8 10Zm-242-98 10-4-2 10Zm-50 96 16-2-6 12Z" />
      <g strokeWidth="8" strokeLinecap="round">
        <path stroke="var(--s-flamingo)" d="m34 206 28 72" />
        <path stroke="var(--s-lagoon)" d="m56 204 24 66" />
      </g>
      <path fill="var(--s-fair)" d="m57 280 9-4 1 15Zm18-8 9-4 1 16Z" />
      <g transform="translate(402 200) rotate(-100)">
        <path fill="var(--s-tide)" d="m-8 6-12-64C-8-52 2-30 7 0ZM8 6l12-64C8-52-2-30-7 0Z" />
        <path
          fill="none"
          stroke="var(--s-flamingo)"
          strokeWidth="7"
          strokeLinecap="round"
          d="m-5-6 16 26c13 2 19 24 7 28-14 2-16-20-7-28M5-6l-16 26c-13 2-19 24-7 28 14 2 16-20 7-28"
        />
      </g>
      <Hand
        transform="translate(350 124) rotate(-112)"
        sleeve="var(--s-wine)"
        skin="var(--s-tan)"
      />
      <Hand
        transform="translate(200 300) rotate(4) scale(.94)"
        sleeve="var(--s-lagoon)"
        skin="var(--s-fair)"
      />
      <Hand
        transform="translate(398 306) rotate(-12) scale(-.94 .94)"
        sleeve="var(--s-sun)"
        skin="var(--s-umber)"
      />
    </Scene>
  )
}
