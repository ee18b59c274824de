import type { CSSProperties, ReactNode } from 'react'

type Props = {
  className: string
  style: CSSProperties
  children: ReactNode
}

/** Renders a centred box, as a table: Outlook gives no other element a width and a padding. */
export function StaffEmailFrame({ className, style, children }: Props) {
  return (
    <table
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      className={className}
      style={style}
    >
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}
