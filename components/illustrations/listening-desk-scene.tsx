import { Armchair } from './armchair'
import { Scene } from './scene'

type Props = { className?: string }

export function ListeningDeskScene({ className }: Props) {
  return (
    <Scene id="listening-desk-frame" frame="left" className={className}>
      <path fill="var(--s-wall)" d="M0 0H480V258H0Z" />
      <path
        fill="var(--s-pool)"
        d="M414 46c48-2 76 38 74 88-2 56-26 98-72 100-50 2-86-38-84-94 2-52 34-92 82-94"
      />
      <path fill="var(--s-dune)" d="M0 256c120-10 330-12 480-4v108H0Z" />
      <path fill="var(--s-salt)" d="M112 232V118c0-48 36-78 80-78s80 30 80 78v114Z" />
      <path fill="var(--s-sky)" d="M124 170v-50c0-42 30-68 68-68s68 26 68 68v50Z" />
      <path fill="var(--s-glow)" d="M124 118c22-20 52-22 78-10 26 8 44 4 58-4v66H124Z" />
      <circle fill="var(--s-sun)" cx="174" cy="138" r="19" />
      <path fill="var(--s-far)" d="M200 160c14-8 18-22 30-24 8 0 12 8 18 6q9-7 12-8v30h-60Z" />
      <path fill="var(--s-water)" d="M124 156c36-4 92 2 136-2v68H124Z" />
      <path fill="var(--s-tide)" d="M124 184c36-8 86 6 136-4v42H124Z" />
      <path
        fill="var(--s-glint)"
        d="M152 164c12-3 36-3 48 0-12 3-36 3-48 0m8 10c10-3 24-3 32 0-8 3-22 3-32 0"
      />
      <path
        fill="var(--s-flamingo)"
        d="M236 176q-10-10-18-6c-4 0-3-6-2-10 1-6-6-8-8-3l-1 4 3-2q4-1 1 6c-1 9 11 17 25 11"
      />
      <path stroke="var(--s-wine)" d="M221 176v16m4-14v14" />
      <path stroke="var(--s-salt)" strokeWidth="5" d="M192 46V222M120 120H264" />
      <path
        fill="var(--s-linen)"
        d="M98 222c58-6 130-6 188 0 5 1 5 11 0 12-58-4-130-4-188 0-5-1-5-11 0-12"
      />
      <path fill="var(--s-salt)" d="m310 98 52-4 4 66-52 2Z" />
      <path fill="var(--s-tide)" d="M340 108c8 4 7 24 1 36-7 6-17 3-20-4-3-12 9-34 19-32" />
      <path fill="var(--s-flamingo)" d="M344 116c8 0 16 18 14 27-3 8-13 9-17 1-5-10-4-26 3-28" />
      <path
        stroke="var(--s-wood)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M420 290V140m-16 151h32"
      />
      <path fill="var(--s-lamp)" d="M404 98q16-4 32 0l14 42c-18 7-42 7-60 0Z" />
      <path fill="var(--s-pool)" d="m70 274 58-6-8 84H20Zm70-6 56-2 18 86h-82Z" />
      <path
        fill="var(--s-mist)"
        d="M90 306c30-24 120-26 164-10 22 10 12 32-18 39-56 10-124 6-146-9q-13-10 0-20"
      />
      <path
        fill="var(--s-water)"
        d="M226 300c44-20 124-16 166 2 12 10 2 30-24 36-58 10-118 6-142-8-14-8-14-22 0-30"
      />
      <path fill="var(--s-tide)" d="M254 296c22 10 12 32-18 39-24-7-26-29-8-36q13-7 26-3" />
      <Armchair
        transform="translate(82 176)"
        shell="var(--s-flamingo)"
        lining="var(--s-blush)"
        shade="var(--s-wine)"
      />
      <Armchair
        transform="translate(410 166) scale(-1.08 1.08)"
        shell="var(--s-lagoon)"
        lining="var(--s-tide)"
        shade="var(--s-deep)"
      />
      <path
        stroke="var(--s-wood)"
        strokeWidth="4.5"
        strokeLinecap="round"
        d="m236 284-10 56m26-56 12 58m-20-56v48"
      />
      <path fill="var(--s-ochre)" d="M208 278c0-9 74-9 74 0 0 11-74 11-74 0" />
      <path fill="var(--s-salt)" d="M215 261h17q1 16-8 16t-9-16m46 3h16q1 14-8 15-8-1-8-15" />
      <path
        stroke="var(--s-deep)"
        strokeWidth="2"
        fill="none"
        d="M244 254q-1-27-12-42m16 42q1-30 10-48m-12 48-1-50"
      />
      <path
        fill="var(--s-ochre)"
        d="M229 200q8 5 9 18-10-4-9-18m31-6q3 13-7 20-2-13 7-20m-15-4q6 10 0 20-6-10 0-20"
      />
      <path fill="var(--s-mist)" d="M240 250h12q9 17 0 26h-11q-10-9-1-26" />
    </Scene>
  )
}
