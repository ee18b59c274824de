import type { ReactNode } from 'react'
import { socialImageSize } from '@/lib/seo/social-images'
import { colour } from './palette'

type Props = {
  name: string
  title: string
  /** Where, and for an event when: a line each. */
  details: string[]
  /** The mark and the scene, as addresses. */
  mark: string
  scene: ReactNode
}

/** Lengths up to which a title has this size: the longest has four lines. */
const titleSizes = [
  { upTo: 24, size: 74 },
  { upTo: 40, size: 62 },
  { upTo: 60, size: 52 },
]

/** What a page shows in link previews. Not HTML: the renderer knows inline styles only. */
export function SocialPicture({ name, title, details, mark, scene }: Props) {
  const { size = 42 } = titleSizes.find(({ upTo }) => title.length <= upTo) ?? {}
  return (
    <div
      style={{
        ...socialImageSize,
        display: 'flex',
        position: 'relative',
        backgroundColor: colour('--paper'),
        color: colour('--ink'),
        fontFamily: 'Atkinson',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 612,
          padding: '60px 0 60px 68px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
          {/* eslint-disable-next-line @next/next/no-img-element -- drawn by the build, not by a browser */}
          <img src={mark} alt="" width={64} height={64} />
          <div style={{ fontFamily: 'Fraunces', fontSize: 32 }}>{name}</div>
        </div>
        <div style={{ fontFamily: 'Fraunces', fontSize: size, lineHeight: 1.14 }}>{title}</div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 30 }}>
          <div
            style={{
              alignSelf: 'stretch',
              width: 6,
              borderRadius: 3,
              background: colour('--flamingo'),
            }}
          />
          <div style={{ display: 'flex', flexDirection: 'column', color: colour('--ink-soft') }}>
            {details.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </div>
      </div>
      {scene}
    </div>
  )
}
