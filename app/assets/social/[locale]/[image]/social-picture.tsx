import type { ReactNode } from 'react'
import { titleSize } from '@/lib/seo/drawable-text'
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

const display = 'Fraunces latin, Fraunces latin-ext'

/** What a page shows in link previews. Not HTML: the renderer knows inline styles only. */
export function SocialPicture({ name, title, details, mark, scene }: Props) {
  return (
    <div
      style={{
        ...socialImageSize,
        display: 'flex',
        position: 'relative',
        backgroundColor: colour('--paper'),
        color: colour('--ink'),
        fontFamily: 'Atkinson latin, Atkinson latin-ext',
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
          <div style={{ fontFamily: display, fontSize: 32 }}>{name}</div>
        </div>
        <div
          style={{
            fontFamily: display,
            fontSize: titleSize(title),
            lineHeight: 1.14,
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
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
