import type { ReactNode } from 'react'

type Props = {
  /** A file of this site that another program opens. */
  href: string
  className?: string
  /** Saves the file also where the browser could open it: the page stays as it is. */
  download?: boolean
  children: ReactNode
}

/** Renders a link to a file: no page comes, and with a target the loading bar does not wait for one. */
export function FileLink({ href, className, download, children }: Props) {
  return (
    <a className={className} href={href} target="_self" download={download}>
      {children}
    </a>
  )
}
