import { FarFlamingos } from './far-flamingos'
import { Flamingo } from './flamingo'
import { Scene } from './scene'

type Props = { className?: string }

export function HomeScene({ className }: Props) {
  return (
    <Scene
      id="home-frame"
      frame="wide"
      className={className}
      front={
        <>
          <path stroke="var(--s-wine)" strokeWidth="2" d="m600 54 42 7" />
          <path
            fill="var(--s-flamingo)"
            d="M528 57q2-8 12-7 17 3 34-3c12-3 26 1 34 9q-25 5-42 1l-26-3-7 6q-5 0-5-3"
          />
          <path fill="var(--s-blush)" d="M570 50q10-27 54-40-9 28-28 44c-8 2-20 1-26-4" />
          <path fill="var(--s-wine)" d="M593 53q20-16 31-43-16 5-27 11 6 18-4 32" />
        </>
      }
    >
      <path fill="var(--s-sky)" d="M0 0h720v240H0z" />
      <path
        fill="var(--s-glow)"
        d="M0 148q89-77 214-70c108 6 158 54 256 72 90 16 170 0 250 8v102H0Z"
      />
      <path
        fill="var(--s-cloud)"
        d="M372 132c12-12 26-10 34-16 12-12 34-14 48-4 16-12 46-10 58 2 16-4 34 4 54 14-66-4-126 6-194 4M60 142c14-10 26-6 34-14 14-6 30 0 52 10-30-2-56 4-86 4"
      />
      <circle fill="var(--s-sun)" cx="214" cy="182" r="48" />
      <path
        fill="var(--s-far)"
        d="M388 232c32-16 52-28 82-32 26-4 34-24 56-28 18-4 26 14 44 16 22 2 26-28 50-34 26-6 56 12 100 8v70Z"
      />
      <path
        fill="var(--s-hill)"
        d="M0 212q60-11 120 2c40 7 110 2 170 16H0Zm500 18c60-18 110-16 150-24 30-6 50-2 70-4v32Z"
      />
      <path fill="var(--s-mist)" d="M0 228h720v36H0Z" />
      <path fill="var(--s-water)" d="M0 252c120-12 260-2 400 0 120 2 200-12 320-6v84H0Z" />
      <path
        fill="var(--s-tide)"
        d="M0 316c90-16 170 0 262-4 98-4 158-22 258-16 80 4 140-4 200 4v90H0Z"
      />
      <path fill="var(--s-lagoon)" d="M0 372c60-22 150-10 240-8s160-14 480-34v94H0Z" />
      <path
        fill="var(--s-glint)"
        d="M146 240c34-6 104-5 136 0-32 6-102 6-136 0m30 18c20-5 64-5 86 0-22 5-66 5-86 0m-38 20c32-7 82-6 110 0-28 6-78 6-110 0m58 22c14-4 48-4 62 0-14 4-48 4-62 0"
      />
      <FarFlamingos transform="translate(330 272)" />
      <Flamingo transform="translate(262 332) scale(.72)" feeding />
      <Flamingo transform="translate(148 350) scale(.98)" />
      <path
        fill="var(--s-water)"
        d="M104 351c20-6 72-6 94-1-22 6-74 6-94 1m102-18c20-5 70-5 90-1-20 5-70 6-90 1"
      />
      <path fill="var(--s-salt)" d="M0 410c80-34 190-10 300-20 120-10 240-44 420-38v78H0Z" />
      <path fill="var(--s-sand)" d="M0 426c100-34 200-12 310-22 120-10 250-42 410-38v114H0Z" />
      <path
        fill="var(--s-dune)"
        d="M372 450c88-14 228-16 268-6q75 11 80 36H520c-60-6-100-18-148-30"
      />
      <path
        fill="var(--s-deep)"
        d="M40 480c4-60-6-100-18-136q30 43 32 86 6-74 38-124-16 61-24 124c10-26 24-42 44-56-16 26-26 54-28 76 26-6 56 0 84 30Z"
      />
      <path stroke="var(--s-deep)" strokeWidth="2.5" d="m57 272-7 188" />
      <path fill="var(--s-ochre)" d="M54 284q9-2 8 8l-4 34c-1 6-8 5-8-1l2-35q0-4 2-6" />
      <path fill="var(--s-wood)" d="M366 366h9v86h-9zm224 0h9v86h-9z" />
      <g transform="rotate(4 430 420)">
        <path
          fill="var(--s-fair)"
          d="M418 276q3 21-6 32h36q-9-11-6-32Zm-16-30c-6-2-6 12 2 16h52c8-4 8-18 2-16Z"
        />
        <path
          fill="var(--s-flamingo)"
          d="M372 424c-6-36-6-84 20-106q18-14 38-14 21 0 38 14c26 22 26 70 20 106Z"
        />
        <path
          fill="var(--s-blush)"
          d="M430 298c14 2 32 8 44 24q15 19 17 40c-21 4-43 24-59 50-16-26-40-46-63-50q2-24 17-40c12-14 30-22 44-24"
        />
        <path
          fill="var(--s-grey)"
          d="M430 216c18 0 29 14 28 34q0 21-12 30-9-6-16 2-6-8-16-2-12-9-12-30c-1-20 10-34 28-34"
        />
        <path
          fill="var(--s-grey)"
          stroke="var(--s-salt)"
          strokeWidth="2"
          d="M432 202q19 2 20 18-2 17-20 18-19-1-20-18 1-16 20-18"
        />
      </g>
      <g transform="rotate(-5 530 420)">
        <path
          fill="var(--s-tan)"
          d="M514 268c2 16 0 24-6 32h42c-6-8-8-16-6-32Zm-16-24c-6-2-6 12 2 16h58c8-4 8-18 2-16Z"
        />
        <path
          fill="var(--s-deep)"
          d="M466 424c-8-48-6-94 22-114q21-15 41-14 20-1 41 14c28 20 30 66 22 114Z"
        />
        <path
          fill="var(--s-hair)"
          d="M529 208c11-4 23 2 27 12 8 6 10 18 5 28q-1 22-13 28-19 5-38 0-12-6-13-28c-5-10-3-22 5-28 4-10 16-16 27-12"
        />
        <path fill="var(--s-tide)" d="M504 303q8-8 10-13 15 9 30 0 2 5 10 13c-14 9-36 9-50 0" />
      </g>
      <path fill="var(--s-plum)" d="M475 320c24 25 21 72 13 108l-23-1c-12-43-14-84 10-107" />
      <path fill="var(--s-wood)" d="M346 420h276c6 0 6 10 0 10H346c-6 0-6-10 0-10" />
      <path
        fill="var(--s-ochre)"
        d="M346 366c90-4 194-4 276 0 8 1 8 16 0 16-82-3-186-3-276 0-8 0-8-15 0-16m0 28c90-4 194-4 276 0 8 1 8 16 0 16-82-3-186-3-276 0-8 0-8-15 0-16"
      />
    </Scene>
  )
}
