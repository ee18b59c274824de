import { Bust } from './bust'
import { Scene } from './scene'

type Props = { className?: string }

export function EventsScene({ className }: Props) {
  return (
    <Scene id="events-frame" frame="right" className={className}>
      <path fill="var(--s-sky)" d="M0 0H480V220H0Z" />
      <path
        fill="var(--s-glow)"
        d="M0 130c60-20 110-6 170-14 70-10 110-56 180-50 60 4 90 30 130 36v118H0Z"
      />
      <path
        fill="var(--s-far)"
        d="M0 176c30-12 44-28 66-30 16 0 20 12 38 10 20-4 30-20 54-14 32 10 48 32 92 48H0Z"
      />
      <path fill="var(--s-water)" d="M0 184c120-8 300 6 480-4v50H0Z" />
      <path
        fill="var(--s-glint)"
        d="M20 196c16-4 44-4 60 0-16 4-44 4-60 0m300-2c14-3 36-3 50 0-14 3-36 3-50 0"
      />
      <path fill="var(--s-sand)" d="M0 214c120-10 300 2 480-10v156H0Z" />
      <path fill="var(--s-dune)" d="M0 268c90-18 330-22 480-6v98H0Z" />
      <path
        fill="var(--s-wood)"
        d="M384 274c12-34 10-74-4-106l22-16c6 18 10 24 16 8l12 6c-10 34-8 74 10 108q-31 9-56 0"
      />
      <path
        fill="var(--s-tide)"
        d="M352 158c-26 2-34-26-14-36-8-24 18-40 38-30 8-26 48-32 64-10 26-8 52 14 44 40 14 18 4 46-22 44-16 16-44 14-54 2-16 12-46 8-56-10"
      />
      <path
        fill="var(--s-lagoon)"
        d="M384 140c-8-18 8-34 24-28 8-18 36-18 42 0 20-4 36 12 30 30 10 16-6 30-22 24-10 12-34 10-40-2-16 6-32-6-34-24"
      />
      <path fill="var(--s-wood)" d="M111 54h6l5 210h-8Zm192-10h6l5 216h-8Z" />
      <g transform="translate(0 12)">
        <path fill="var(--s-salt)" d="M120 88c60 8 130 4 184-8l4 124c-58 12-128 14-186 8Z" />
        <path fill="var(--s-mist)" d="M130 100c60 6 120 2 166-8l3 104c-49 10-115 12-168 6Z" />
        <circle fill="var(--s-sun)" cx="252" cy="132" r="22" />
        <path
          fill="var(--s-tide)"
          d="M131 178c29-10 59 6 89-2 26-8 50 6 78-6l1 26c-49 10-115 12-168 6Z"
        />
        <path
          fill="var(--s-lagoon)"
          d="M186 118c18 4 22 32 16 54-6 12-32 12-40 0-4-20 6-56 24-54"
        />
        <path
          fill="var(--s-flamingo)"
          d="M206 132c14 0 30 24 28 40-4 12-28 12-34 2-8-16-8-40 6-42"
        />
        <path fill="var(--s-plum)" d="M203 133q6 26-1 41-3 2-5-6c-4-14-3-30 6-35" />
      </g>
      <path
        fill="none"
        stroke="var(--s-ink)"
        strokeWidth="1.5"
        d="M10 46c40 32 80 30 104 10 56 32 146 24 192-10q36 35 78 34"
      />
      <path
        fill="var(--s-flamingo)"
        d="M52 66h14c8 8 8 22 0 28H52c-8-6-8-20 0-28m174 6h12c7 8 7 20 0 26h-12c-7-6-7-18 0-26"
      />
      <path
        fill="var(--s-sun)"
        d="M86 70h12c7 7 7 19 0 25H86c-7-6-7-18 0-25m62-2h16c9 9 9 25 0 32h-16c-9-7-9-23 0-32"
      />
      <path
        fill="var(--s-salt)"
        d="M190 75h12c7 7 7 19 0 24h-12c-7-5-7-17 0-24m142-7h12c7 7 7 19 0 24h-12c-7-5-7-17 0-24"
      />
      <path fill="var(--s-blush)" d="M262 64h14c8 8 8 22 0 28h-14c-8-6-8-20 0-28" />
      <Bust
        transform="translate(150 254) scale(.5)"
        hairstyle="curly"
        hair="var(--s-wood)"
        skin="var(--s-fair)"
        top="var(--s-tide)"
      />
      <Bust
        transform="translate(206 250) rotate(4) scale(.52)"
        hairstyle="bun"
        hair="var(--s-grey)"
        skin="var(--s-fair)"
        top="var(--s-wine)"
      />
      <Bust
        transform="translate(286 256) rotate(-4) scale(.5)"
        hairstyle="short"
        hair="var(--s-hair)"
        skin="var(--s-umber)"
        top="var(--s-salt)"
      />
      <Bust
        transform="translate(92 284) rotate(4) scale(.72)"
        hairstyle="short"
        hair="var(--s-hair)"
        skin="var(--s-tan)"
        top="var(--s-lagoon)"
      />
      <Bust
        transform="translate(236 296) rotate(-2) scale(.74)"
        hairstyle="long"
        hair="var(--s-hair)"
        skin="var(--s-tan)"
        top="var(--s-flamingo)"
      />
      <Bust
        transform="translate(166 312) rotate(3) scale(.56)"
        hairstyle="curly"
        hair="var(--s-hair)"
        skin="var(--s-umber)"
        top="var(--s-sun)"
      />
      <Bust
        transform="translate(348 288) rotate(-4) scale(.74)"
        hairstyle="short"
        hair="var(--s-grey)"
        skin="var(--s-fair)"
        top="var(--s-deep)"
      />
    </Scene>
  )
}
