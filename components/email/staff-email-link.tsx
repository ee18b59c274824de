import palette from '@/lib/palette/palette.json'

const { light } = palette

type Props = {
  href: string
  children: string
}

export function StaffEmailLink({ href, children }: Props) {
  return (
    <a className="link" href={href} style={{ color: light.lagoon, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}
