import { Flamingo } from './flamingo'
import { Scene } from './scene'

type Props = { className?: string }

export function EducationalSupportScene({ className }: Props) {
  return (
    <Scene id="educational-support-frame" frame="left" className={className}>
      <path fill="var(--s-wall)" d="M0 0H480V280H0Z" />
      <path
        fill="var(--s-pool)"
        d="M216 22c84-6 140 54 138 138-2 70-54 120-128 120-76 0-122-50-122-120 0-74 42-132 112-138"
      />
      <path fill="var(--s-wine)" d="M356 62h12v34h-12Z" />
      <path fill="var(--s-tide)" d="M370 52h14v44h-14Z" />
      <path fill="var(--s-salt)" d="M386 66h9v30h-9Z" />
      <path fill="var(--s-sun)" d="m398 68 12-3 8 29-12 3Z" />
      <path fill="var(--s-ochre)" d="M346 96q50-3 124 1v7c-40-3-90-3-124-1Z" />
      <path fill="var(--s-tan)" d="M86 168c6-18 4-28 2-40l34 12q-6 14-4 30Z" />
      <path
        fill="var(--s-tan)"
        d="M110 84c20 0 30 14 29 32q-3 28-29 26-25-4-26-30c0-16 10-28 26-28"
      />
      <path
        fill="var(--s-hair)"
        d="M92 142c-18-14-20-46-2-60 16-12 42-8 48 12q-18 0-24 12-4 18-14 20 1 13-8 16M82 78c10-4 16 4 12 14s-18 14-26 6c-6-8 2-18 14-20"
      />
      <path
        fill="var(--s-lagoon)"
        d="M18 290c4-60 18-114 56-130 16-6 34-4 46 4 20 16 28 52 32 86l-2 40Z"
      />
      <g transform="translate(-3 8)">
        <path fill="var(--s-umber)" d="M352 196q6-16 2-30l32-6q-2 21 8 36Z" />
        <path
          fill="var(--s-umber)"
          d="M370 118c18 0 28 12 28 28 0 18-12 28-28 28s-28-10-28-26c0-18 12-30 28-30"
        />
        <path
          fill="var(--s-hair)"
          d="M346 136c-6-10 2-22 12-20 4-10 18-12 24-5 10-5 20 3 19 13 9 4 11 16 5 22 4 10-2 20-10 21-8 5-14-1-12-9q-9-6-6-16-12 0-16-10-9 8-16 4"
        />
      </g>
      <path
        fill="var(--s-flamingo)"
        d="M330 290c-2-28-4-68 10-88 12-14 48-18 64-4 20 18 26 58 26 92Z"
      />
      <path
        fill="var(--s-blush)"
        d="M333 216c27 10 59 8 83-4l5 14q-45 19-91 4Zm-5 30c32 10 68 8 98-4l2 14c-32 12-68 14-100 4Z"
      />
      <path fill="var(--s-ochre)" d="M0 262c120-12 360-12 480 0v60c-120-10-360-10-480 0Z" />
      <path fill="var(--s-wood)" d="M0 320c120-10 360-10 480 0v14c-120-10-360-10-480 0Z" />
      <path fill="var(--s-dune)" d="M0 334c120-10 360-10 480 0v26H0Z" />
      <circle fill="var(--s-sun)" cx="214" cy="112" r="34" />
      <path
        fill="var(--s-far)"
        d="M150 214c6-44 26-70 46-72 14-2 20 16 30 16 14 0 20-30 38-28 26 4 38 50 44 84Z"
      />
      <path
        fill="var(--s-water)"
        d="M138 232c2-36 22-54 46-50 16 2 22 14 38 14 18 0 30-24 54-20 28 4 42 28 46 56Z"
      />
      <Flamingo transform="translate(268 214) scale(-.5 .5)" />
      <path
        fill="var(--s-tide)"
        d="M134 244c4-30 24-40 42-36 14 4 18 16 32 14 16-2 26-18 46-16 12 2 18 12 32 10 16-4 34 4 38 28Z"
      />
      <path fill="var(--s-salt)" d="m160 206 24-2-4-32Zm26-2 2-20 14 18Zm-36 4 62-6-12 18h-36Z" />
      <path
        fill="var(--s-lagoon)"
        d="M132 250c8-22 24-26 38-20 12 6 20 12 34 4q16-10 32 0 18 11 32-2c16-10 46-6 56 18q-53-8-95 14c-29-14-65-20-97-14"
      />
      <path
        fill="var(--s-deep)"
        d="M112 258c48-12 92-8 117 6 27-14 69-18 117-6l8 36c-44-12-92-10-124 6-34-16-80-18-126-6Z"
      />
      <path
        fill="var(--s-salt)"
        d="M122 252c40-12 82-8 107 8 27-16 69-20 107-8l8 32c-38-10-84-8-114 8-32-16-76-18-116-8Z"
      />
      <path
        stroke="var(--s-dune)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        d="M230 264v22m-92-18q31-6 58 2m-60 6q34-6 62 3m64-9q28-8 58-2m-58 11q30-9 60-3"
      />
      <path
        fill="var(--s-deep)"
        d="M54 262c-2-32 12-48 28-46s22 20 24 38c16 12 34 14 48 14 8 2 8 14 0 16-24 6-54 6-76 0q-24-5-24-22"
      />
      <path fill="var(--s-tan)" d="M150 268c10-6 24-4 32 2q5 11-8 12-12 3-24 2Z" />
      <path
        fill="var(--s-wine)"
        d="M404 268c8-18 4-34-8-36-12 0-18 14-22 26q-18 8-34 10c-8 2-8 14 0 16 20 6 56 2 64-16"
      />
      <path fill="var(--s-umber)" d="M344 268c-10-6-22-2-28 4q-5 11 8 11 12 2 20 1Z" />
      <path stroke="var(--s-tide)" strokeWidth="5" strokeLinecap="round" d="m396 304 34-8" />
      <path stroke="var(--s-wine)" strokeWidth="5" strokeLinecap="round" d="m60 302 32 4" />
    </Scene>
  )
}
