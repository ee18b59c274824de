import { Fragment } from 'react'
import type { EmailAnswer } from '@/lib/email/staff-email-content'
import palette from '@/lib/palette/palette.json'

const { light } = palette

type Props = {
  answer: EmailAnswer
}

/** Renders a question and its answer as one row of the table. */
export function StaffEmailAnswer({ answer: { label, value, note, long, href } }: Props) {
  return (
    <tr>
      <th
        scope="row"
        className="question soft rule"
        style={{
          borderTop: `1px solid ${light.mist}`,
          color: light.inkSoft,
          fontSize: '14px',
          fontWeight: 'normal',
          lineHeight: 1.6,
          overflowWrap: 'anywhere',
          padding: '12px 20px 12px 0',
          textAlign: 'left',
          verticalAlign: 'top',
          width: '34%',
        }}
      >
        {label}
      </th>
      {/* `dir="auto"` and the isolation keep right-to-left text from reordering what stands around it. */}
      <td
        className="answer ink rule"
        dir="auto"
        style={{
          borderTop: `1px solid ${light.mist}`,
          color: light.ink,
          fontSize: '16px',
          fontWeight: long ? 'normal' : 'bold',
          lineHeight: long ? 1.6 : 1.4,
          overflowWrap: 'anywhere',
          padding: '12px 0',
          unicodeBidi: 'isolate',
          verticalAlign: 'top',
        }}
      >
        {/* Outlook knows no other line break than `<br>`. */}
        {href ? (
          <StaffEmailLink href={href}>{value}</StaffEmailLink>
        ) : (
          value.split('\n').map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))
        )}
        {note && (
          <div
            className="soft"
            dir="ltr"
            style={{
              color: light.inkSoft,
              fontSize: '14px',
              fontWeight: 'normal',
              lineHeight: 1.5,
            }}
          >
            {note}
          </div>
        )}
      </td>
    </tr>
  )
}

type LinkProps = {
  href: string
  children: string
}

export function StaffEmailLink({ href, children }: LinkProps) {
  return (
    <a className="link" href={href} style={{ color: light.lagoon, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}
