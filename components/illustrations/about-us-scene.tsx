import { Bust } from './bust'
import { FarFlamingos } from './far-flamingos'
import { Scene } from './scene'

type Props = { className?: string }

export function AboutUsScene({ className }: Props) {
  return (
    <Scene id="about-us-frame" frame="left" className={className}>
      <path fill="var(--s-sky)" d="M0 0H480V160H0Z" />
      <path
        fill="var(--s-glow)"
        d="M0 120c50-12 100-4 160-24s130-56 200-46c60 8 90 34 120 42v68H0Z"
      />
      <path
        fill="var(--s-cloud)"
        d="M84 70c10-12 22-10 28-16 12-10 30-10 40 0 14-8 34-6 42 6q20-2 42 10c-50-4-106 4-152 0"
      />
      <circle fill="var(--s-sun)" cx="346" cy="116" r="34" />
      <path
        fill="var(--s-far)"
        d="M0 96c30-4 44-22 66-24 18 0 22 18 38 20 18 2 24-22 46-26 26-2 50 46 112 84H0Z"
      />
      <path fill="var(--s-hill)" d="M0 132c60-8 120 2 170-2q60-2 120 20v8H0Z" />
      <path fill="var(--s-mist)" d="M0 146h480v44H0Z" />
      <path fill="var(--s-water)" d="M0 166c80-10 180 4 260-4 80-6 160 4 220-2v80H0Z" />
      <path fill="var(--s-tide)" d="M0 206c80-10 160 6 250-2s170 2 230-8v84H0Z" />
      <path
        fill="var(--s-glint)"
        d="M304 154c24-5 62-5 86 0-24 5-62 5-86 0m14 16c18-4 46-4 64 0-18 4-46 4-64 0m-20 18c22-5 64-5 86 0-22 5-64 5-86 0"
      />
      <FarFlamingos transform="translate(200 172) scale(.6)" />
      <path fill="var(--s-salt)" d="M0 252c80-14 160-2 250-10s170-2 230-14v132H0Z" />
      <path fill="var(--s-sand)" d="M0 264c80-14 170-2 250-10 90-8 170-2 230-14v120H0Z" />
      <Bust
        transform="translate(172 182) rotate(2)"
        hairstyle="long"
        hair="var(--s-hair)"
        skin="var(--s-tan)"
        top="var(--s-flamingo)"
      />
      <path
        fill="var(--s-blush)"
        d="M126 262c34 8 74 8 98 2v12c-28 8-70 8-100 0Zm-3 34c33 8 77 8 101 2v12c-28 8-70 8-103 0Z"
      />
      <Bust
        transform="translate(292 190) scale(.96)"
        hairstyle="curly"
        hair="var(--s-hair)"
        skin="var(--s-umber)"
        top="var(--s-sun)"
      />
      <Bust
        transform="translate(92 206) rotate(3) scale(.96)"
        hairstyle="short"
        hair="var(--s-grey)"
        skin="var(--s-fair)"
        top="var(--s-lagoon)"
      />
      <path fill="var(--s-fair)" d="M202 228c8-10 22-8 24 0s-8 16-20 18Z" />
      <path fill="var(--s-lagoon)" d="M116 224c30 14 64 12 88 2l6 20c-24 16-50 18-70 16Z" />
      <path
        fill="none"
        stroke="var(--s-deep)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M112 250q18 16 38 13"
      />
      <Bust
        transform="translate(386 244) rotate(-4) scale(.92)"
        hairstyle="bun"
        hair="var(--s-wood)"
        skin="var(--s-fair)"
        top="var(--s-tide)"
      />
      <path
        fill="var(--s-mist)"
        d="M358 246c12 12 44 12 56-4q9 6 12 14a69 69 0 0 1-80 2q3-9 12-12"
      />
      <path
        fill="none"
        stroke="var(--s-ink)"
        strokeWidth="7"
        strokeLinecap="round"
        d="m342 290-4-12m94 10 4-12m-106 28 2 56m114-60v60"
      />
      <path fill="var(--s-ink)" d="M342 290c26-8 66-8 92-2l4 82h-94Z" />
      <path fill="var(--s-umber)" d="M328 272c6-8 22-4 22 6 0 8-14 12-20 6Z" />
      <path fill="var(--s-ochre)" d="M318 210q26-7 30 60l-20 6c0-20-14-50-10-66" />
      <Bust
        transform="translate(230 272) rotate(-3) scale(.76)"
        hairstyle="short"
        hair="var(--s-ochre)"
        skin="var(--s-fair)"
        top="var(--s-wine)"
      />
      <path fill="var(--s-umber)" d="M244 290c8-12 22-10 24 0 0 10-12 14-22 10Z" />
      <path fill="var(--s-ochre)" d="M266 212c-16-6-22 32-14 72l18 6c2-26 8-68-4-78" />
    </Scene>
  )
}
