import { FarFlamingos } from './far-flamingos'
import { Reeds } from './reeds'
import { Scene } from './scene'

type Props = { className?: string }

export function NotFoundScene({ className }: Props) {
  return (
    <Scene
      id="not-found-frame"
      frame="left"
      className={className}
      front={
        <>
          <path
            fill="none"
            stroke="var(--s-wine)"
            strokeWidth="5"
            strokeLinejoin="round"
            d="m266 210-9 56 6 52m23-110 14 46-22 8"
          />
          <path
            fill="var(--s-flamingo)"
            d="M184 206c18-36 50-58 78-54q29 3 30-24c0-22-14-40-14-64 0-30 16-44 33-44q22 2 29 23 13 10 12 32-12-5-19-20-10-1-19-10c-9-8-17 0-17 12 0 24 15 42 16 72q0 65-52 90c-28 12-59 4-77-13"
          />
          <path
            fill="var(--s-blush)"
            d="M276 172c-30-14-66 4-92 34q26 1 42-5-2 14-12 21 19-4 28-15 2 11-6 18c22-5 40-21 40-53m64-129q11 8 12 21-9-3-16-10Z"
          />
          <path fill="var(--s-wine)" d="M184 206q12 16 30 16 10-7 12-21-16 6-42 5" />
          <path fill="var(--s-ink)" d="M352 62v13q-9-3-15-12 8-2 15-1" />
          <path
            fill="var(--s-water)"
            d="M214 318c22-7 76-7 98 0-22 7-76 7-98 0m26 14c14-4 44-4 58 0-14 4-44 4-58 0"
          />
        </>
      }
    >
      <path fill="var(--s-sky)" d="M0 0H480V190H0Z" />
      <path
        fill="var(--s-glow)"
        d="M0 86c50-20 110-22 170-2 70 22 130 36 200 26 50-6 80 0 110 6v74H0Z"
      />
      <circle fill="var(--s-sun)" cx="108" cy="136" r="36" />
      <path
        fill="var(--s-far)"
        d="M200 164c40-6 60-24 86-26 20 0 26-18 44-20 18 0 22 14 36 16 22-2 32-16 54-20 24 0 40 10 60 14v42H200Z"
      />
      <path fill="var(--s-mist)" d="M0 164h480v36H0Z" />
      <path fill="var(--s-water)" d="M0 184c100-8 240 6 480-4v110H0Z" />
      <path fill="var(--s-tide)" d="M0 244c100-10 240 8 480-6v72H0Z" />
      <path
        fill="var(--s-glint)"
        d="M62 172c22-5 70-5 92 0-22 5-70 5-92 0m16 18c16-4 46-4 62 0-16 4-46 4-62 0m-20 20c20-5 60-5 80 0-20 5-60 5-80 0"
      />
      <FarFlamingos transform="translate(112 224) scale(.7)" />
      <path fill="var(--s-lagoon)" d="M0 296c120-12 260 4 480-12v76H0Z" />
      <path fill="var(--s-salt)" d="M268 360c36-38 122-68 212-66v66Z" />
      <path fill="var(--s-sand)" d="M288 362c36-32 116-58 192-56v56Z" />
      <path
        fill="none"
        stroke="var(--s-dune)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="m330 340-9 4 9 2m1-3-6 1m23-16-9 4 9 2m1-3-6 1m23 0-9 4 9 2m1-3-6 1m21-18-9 4 9 2m1-3-6 1"
      />
      <Reeds transform="translate(62 342) scale(.72)" />
      <Reeds transform="translate(430 346) scale(-1.05 1.05)" />
    </Scene>
  )
}
