import { FarFlamingos } from './far-flamingos'
import { Reeds } from './reeds'
import { Scene } from './scene'

type Props = { className?: string }

export function PsychologicalServicesScene({ className }: Props) {
  return (
    <Scene id="psychological-services-frame" frame="right" className={className}>
      <path fill="var(--s-sky)" d="M0 0H480V170H0Z" />
      <path
        fill="var(--s-glow)"
        d="M0 110c60-14 110 2 170-14 60-18 100-70 180-68 70 2 100 42 130 52v90H0Z"
      />
      <circle fill="var(--s-sun)" cx="350" cy="118" r="42" />
      <path
        fill="var(--s-far)"
        d="M0 140c40-14 66-22 100-18 30 4 50-10 76-2 28 8 50 24 86 30v10H0Z"
      />
      <path
        fill="var(--s-hill)"
        d="M0 146c50-8 110 0 160-2s80 4 120 10v8H0Zm330 10c40-10 100-12 150-18v24H330Z"
      />
      <path fill="var(--s-mist)" d="M0 152h480v48H0Z" />
      <path fill="var(--s-water)" d="M0 172c80-10 180 4 260-2s160 2 220-4v134H0Z" />
      <path fill="var(--s-tide)" d="M0 248c70-12 150 4 240-2s160 6 240-6v98H0Z" />
      <path
        fill="var(--s-glint)"
        d="M300 160c30-6 80-6 110 0-30 6-80 6-110 0m18 16c22-5 52-5 74 0-22 5-52 5-74 0m-22 18c24-6 72-6 94 0-22 6-70 6-94 0m28 19c18-5 42-5 60 0-18 5-42 5-60 0"
      />
      <path fill="var(--s-lagoon)" d="M0 330c70-12 130 4 240 2q150-2 240-20v48H0Z" />
      <FarFlamingos transform="translate(64 168) scale(.6)" />
      <path
        fill="var(--s-lagoon)"
        d="M112 264h206a64 64 0 0 1-44 30c6 14-2 32-18 32s-24-14-22-30h-26c4 18-8 40-28 39s-30-21-24-40q-31-6-44-31"
      />
      <path
        fill="var(--s-tide)"
        d="M130 279c40-5 140-5 200 0-60 5-160 5-200 0m-14 20c44-4 134-4 168 0-34 4-124 4-168 0m50 19c24-3 104-3 130 0-26 3-106 3-130 0"
      />
      <path
        fill="var(--s-fair)"
        d="M162 148c0-20 14-28 28-24s18 18 14 30q-7 15-20 14v10q-13 5-20-8Z"
      />
      <path
        fill="var(--s-blush)"
        d="M146 240c-10-34-4-64 18-74 22-6 38 14 42 40q6 15 20 20l-4 12Z"
      />
      <path
        fill="var(--s-flamingo)"
        d="M158 240c-6-18-4-40 6-50 8-6 18 2 20 14q8 18 30 20c6 2 6 10 0 12l-18 4Z"
      />
      <path
        fill="var(--s-hair)"
        d="M160 176c-12-18-12-44 4-54s38-6 42 12q-15-2-22 10c-4 14-6 28-24 32"
      />
      <path
        fill="var(--s-tan)"
        d="M276 160c2-18-10-26-22-22-12 2-18 14-14 26 2 10 10 14 16 14v10q14 5 18-8Z"
      />
      <path fill="var(--s-lagoon)" d="M284 240c10-26 6-52-12-62-18-6-32 6-36 28q-4 20-18 22v12Z" />
      <path
        fill="var(--s-grey)"
        d="M276 178c10-16 8-38-6-46-14-6-30-2-34 14q13-3 20 8c4 12 8 22 20 24"
      />
      <path
        fill="var(--s-deep)"
        d="M264 238c8-12 8-28 0-36-8-4-14 2-16 10q-4 9-12 6c-6 0-6 8 0 10q16 2 22 10Z"
      />
      <path
        fill="var(--s-ochre)"
        d="M102 216c48 22 172 22 226-6l-14 24c-54 16-154 16-202 2q-6-8-10-20"
      />
      <path fill="var(--s-wood)" d="M112 234c48 14 150 14 204-2-8 22-28 34-52 36h-98q-39-3-54-34" />
      <path stroke="var(--s-salt)" strokeWidth="4" strokeLinecap="round" d="m244 212 54 56" />
      <path fill="var(--s-salt)" d="M294 262c8 2 20 14 24 26-10 0-22-10-28-20Z" />
      <path fill="var(--s-water)" d="M96 268c34-6 204-6 238 0-34 6-204 6-238 0" />
      <Reeds transform="translate(420 336) scale(.92)" />
    </Scene>
  )
}
