type Props = {
  href: string
  children: string
}

export function StaffEmailLink({ href, children }: Props) {
  return (
    <a className="link" href={href} style={{ color: '#0e5f66', textDecoration: 'underline' }}>
      {children}
    </a>
  )
}
