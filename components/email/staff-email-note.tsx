import palette from '@/lib/palette/palette.json'

const { light } = palette

type Props = { children: string }

export function StaffEmailNote({ children }: Props) {
  return (
    <p
      className="soft"
      style={{ color: light.inkSoft, fontSize: '13px', lineHeight: 1.5, margin: '0 0 10px' }}
    >
      {children}
    </p>
  )
}
