import { Scene } from './scene'
import { Walker } from './walker'

type Props = { className?: string }

export function TrainingPathsScene({ className }: Props) {
  return (
    <Scene id="training-paths-frame" frame="right" className={className}>
      <path fill="var(--s-sky)" d="M0 0H480V124H0Z" />
      <path
        fill="var(--s-glow)"
        d="M0 72c50-12 90-8 140-12 90-6 130 24 200 16 60-6 100-20 140-16v64H0Z"
      />
      <circle fill="var(--s-sun)" cx="138" cy="92" r="28" />
      <path
        fill="var(--s-far)"
        d="M250 116c30-10 50-24 80-26 22-2 26-16 44-18 14 0 18 12 32 12 18-2 24-18 74-22v58H250Z"
      />
      <path
        fill="var(--s-hill)"
        d="M0 106c40-8 80-2 120 2 50 5 100-2 142 4 68-6 158-8 218-4v16H0Z"
      />
      <path
        fill="var(--s-salt)"
        d="M0 116h480v244H0Zm312 2q15-20 26-20 14 1 28 20Zm38 0q18-24 32-24 17 2 34 24Z"
      />
      <g strokeWidth="4" strokeLinejoin="round">
        <path
          fill="var(--s-blush)"
          stroke="var(--s-blush)"
          d="M51 120h62l-24 11H14Zm122 0h38l-6 11h-47Zm142 0h54l23 11h-66Zm-162 16h49l-11 18-62-1Zm252 0 81-1v19l-44-1Zm-210 23 78-2 8 31H177Zm160-2 91 1 40 29H386ZM-6 193l73 1-61 48-12-1Zm311 56 133 1 48 60-164 5Z"
        />
        <path
          fill="var(--s-water)"
          stroke="var(--s-water)"
          d="M119 120h48l-14 11H94Zm256 0h70l37 11h-85ZM0 135l80 1-41 17H-6Zm208 0h59l5 18-75-1Zm122 1h70l36 16h-87Zm-207 21h65l-18 30H83Zm156 0 69 2 31 28-92 1Zm-136 93 152-1 17 61H104Zm183 66 160 6v45l-146 2Z"
        />
        <path
          fill="var(--s-mist)"
          stroke="var(--s-mist)"
          d="M217 120h46l3 11h-56ZM85 135h62l-24 18H45Zm188 0h52l18 19-65-1Zm-99 60 108-2 12 46-148-1Zm274 55 38-2v63-2Z"
        />
        <path
          fill="var(--s-tide)"
          stroke="var(--s-tide)"
          d="M269 120h40l12 11h-49ZM34 157l82 1-40 31H-6Zm419 2h33v30Zm-163 33 94 2 48 45-130 1ZM100 317l213 7 14 49-258-3Z"
        />
        <path
          fill="var(--s-flamingo)"
          stroke="var(--s-flamingo)"
          d="m-6 157 34 1-34 31v-2Zm398 36 94 1v48l-46-2ZM6 248l127 2-39 60-100-1Z"
        />
        <path fill="var(--s-glint)" stroke="var(--s-glint)" d="m75 192 91 4-28 43H14Z" />
        <path fill="var(--s-lagoon)" stroke="var(--s-lagoon)" d="m-6 315 94 10-32 44-62 5Z" />
      </g>
      <path
        fill="var(--s-sand)"
        stroke="var(--s-salt)"
        strokeWidth="5"
        d="M120 372c30-42 142-60 152-104 8-34-58-46-60-78-2-24 34-40 38-69h6c2 31-22 47-18 67 4 24 92 34 94 80 2 48-82 62-86 104Z"
      />
      <path
        fill="var(--s-dune)"
        d="M246 372c4-42 88-56 86-104-2-46-90-56-94-80 0 22 84 38 84 80 0 44-90 58-96 104Z"
      />
      <path
        fill="var(--s-dune)"
        d="M220 336c24-2 56 6 76 18q-48-3-76-18m46-20q28-2 52 8-27 2-52-8m36-62q17-2 36 8-21 1-36-8"
      />
      <path
        fill="var(--s-glint)"
        d="M100 128c12-3 38-3 50 0-12 3-38 3-50 0m4 16c12-4 40-4 54 0-14 4-42 4-54 0m-20 28c16-5 56-5 72 0-16 5-56 5-72 0"
      />
      <Walker
        transform="translate(226 188) scale(.3)"
        coat="var(--s-wine)"
        legs="var(--s-ink)"
        hair="var(--s-hair)"
        skin="var(--s-umber)"
      />
      <Walker
        transform="translate(300 254) scale(-.5 .5)"
        coat="var(--s-salt)"
        legs="var(--s-ink)"
        hair="var(--s-grey)"
        skin="var(--s-fair)"
        pack="var(--s-tide)"
      />
      <g transform="translate(266 318) scale(.84)">
        <Walker
          transform="rotate(-3)"
          coat="var(--s-flamingo)"
          legs="var(--s-deep)"
          hair="var(--s-hair)"
          skin="var(--s-tan)"
          pack="var(--s-wine)"
        />
        <Walker
          transform="translate(-56 20) rotate(3) scale(-1.06 1.06)"
          coat="var(--s-lagoon)"
          legs="var(--s-ink)"
          hair="var(--s-wood)"
          skin="var(--s-fair)"
          pack="var(--s-sun)"
        />
      </g>
    </Scene>
  )
}
