import { Flamingo } from './flamingo'
import { Scene } from './scene'

type Props = { className?: string }

export function ContactsScene({ className }: Props) {
  return (
    <Scene id="contacts-frame" frame="right" className={className}>
      <path fill="var(--s-sky)" d="M0 0H480V230H0Z" />
      <path
        fill="var(--s-glow)"
        d="M0 150c60-20 120 0 190-24 70-26 110-46 170-40s90 24 120 30v114H0Z"
      />
      <circle fill="var(--s-sun)" cx="262" cy="176" r="34" />
      <path fill="var(--s-far)" d="M100 204c40-8 56-22 76-24 16-2 20 10 34 8 18-4 36 8 70 16Z" />
      <path fill="var(--s-mist)" d="M60 200h360v26H60Z" />
      <path fill="var(--s-water)" d="M60 216c100-8 240 8 360-4v78H60Z" />
      <path fill="var(--s-tide)" d="M60 252c100-10 240 8 360-6v54H60Z" />
      <path
        fill="var(--s-glint)"
        d="M230 208c16-4 48-4 64 0-16 4-48 4-64 0m14 14c12-3 28-3 40 0-12 3-28 3-40 0m-22 18c16-4 44-4 60 0-16 4-44 4-60 0"
      />
      <path fill="var(--s-sand)" d="M0 290c120-20 340-18 480-6v76H0Z" />
      <Flamingo transform="translate(206 274) scale(-.56 .56)" feeding />
      <path
        fill="var(--s-dune)"
        d="m140 306 66 20c-56 14-126 14-166-6Zm194-2-34 8c30 24 120 32 190 18Z"
      />
      <path fill="var(--s-blush)" d="m-10 92 162-12-12 226q-75 14-150 16Z" />
      <path
        fill="var(--s-wine)"
        d="m-10 66 166-12c8 0 12 8 10 16l-2 12q-10 12-18 2c-6 8-16 8-20 2-6 8-16 8-20 2-6 8-16 8-20 1-6 8-16 8-20 2-6 8-16 8-20 2-6 8-16 8-20 2l-36 5Z"
      />
      <path fill="var(--s-salt)" d="M66 200v-54q2-36 29-36t29 36v54Z" />
      <path fill="var(--s-deep)" d="M72 196v-49q2-31 23-31t23 31v49Z" />
      <path
        fill="var(--s-lagoon)"
        d="m66 198-24 2v-66c6-10 16-16 24-6Zm58-2 10-1v-57q-3-13-10-8Z"
      />
      <path fill="var(--s-tan)" d="M104 138q15 2 13 17-2 14-14 12v9H93v-16c-5-10-1-22 11-22" />
      <path
        fill="var(--s-hair)"
        d="M92 172c-8-6-10-26-2-34s22-8 27 4q-11 1-14 10c0 10-3 20-11 20"
      />
      <path
        fill="var(--s-sun)"
        d="M74 196q0-25 24-26c10 0 16 4 24 4q14-4 24-12l6 10q-15 17-34 18l-2 8H74Z"
      />
      <path fill="var(--s-tan)" d="M145 163c5-5 13-5 15 0q-1 9-9 9Z" />
      <path fill="var(--s-salt)" d="M60 196q37-5 70-2v10q-33-3-70 2Zm96-42 18 2-3 16-13-1Z" />
      <path fill="var(--s-lagoon)" d="M48 319v-57c0-18 10-26 22-26q23 0 24 24v56Z" />
      <path fill="var(--s-pool)" d="m318 72 172-10v268l-156-26Z" />
      <path
        fill="var(--s-ochre)"
        d="m316 44 174-8v48l-22-2c-6 8-16 8-20 0-6 8-16 8-20 0-6 7-16 7-20-1-6 7-16 7-20-1-6 7-16 7-20-1-6 7-16 7-20-1-6 6-16 8-22 0q-12 5-16-8l-2-18q1-7 8-8"
      />
      <path fill="var(--s-salt)" d="M352 206v-56q2-36 30-36 29 0 30 36v56Z" />
      <path fill="var(--s-deep)" d="M358 204v-53q2-31 24-31 23 0 24 31v53Z" />
      <path
        fill="var(--s-flamingo)"
        d="m412 206 26 2v-68c-6-12-18-18-26-8Zm-60-4-10-1v-57q4-15 10-10Z"
      />
      <path fill="var(--s-fair)" d="M373 144q-15 2-13 17 3 14 14 12v9h11v-16c5-10 0-22-12-22" />
      <path
        fill="var(--s-grey)"
        d="M384 172c8-6 10-20 2-28 6-6 2-14-5-11-9 1-19 5-21 15q13 1 15 10 1 13 9 14"
      />
      <path
        fill="var(--s-tide)"
        d="M406 204q-1-25-26-26c-10 0-16 6-24 8-8 0-16-6-24-10l-6 10q16 16 34 16v4h46Z"
      />
      <path fill="var(--s-fair)" d="M333 177c-5-5-13-5-15 0q1 9 9 9Z" />
      <path
        fill="var(--s-salt)"
        d="M346 202c22-2 50 0 74 4v10c-24-4-52-6-74-4Zm-42-32 18-2-2 17-13 1Z"
      />
      <path fill="none" stroke="var(--s-ink)" strokeWidth="1.5" d="M172 164q68 26 134 14" />
      <path
        fill="var(--s-ink)"
        d="M226 178c-4-8 2-14 10-12 2-4 8-4 10 0l4 2-4 2q-1 12-12 12l-14 6Z"
      />
      <path fill="var(--s-wine)" d="M372 313v-53c0-16 10-24 22-24q22 1 22 26v59Z" />
      <path
        fill="var(--s-tide)"
        d="M434 294c-12-10-8-38-2-48q9 20 6 36 9-20 20-22-3 24-16 36Zm-316 2a32 32 0 0 1-6-34q9 12 8 24 8-15 18-18-1 18-12 30Z"
      />
      <path fill="var(--s-wood)" d="M422 294h30l-4 28h-22Zm-314 0h28l-4 24h-20Z" />
    </Scene>
  )
}
