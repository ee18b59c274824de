import { Fragment } from 'react'
import { mailtoLink } from '@/lib/mail/staff-mail'
import palette from '@/lib/palette/palette.json'
import { StaffEmailLink } from './staff-email-link'

const { light } = palette

type Props = {
  note: string
  /** Becomes a link where the note names it. */
  replyTo: string
}

export function StaffEmailNote({ note, replyTo }: Props) {
  return (
    <p
      className="soft"
      style={{ color: light.inkSoft, fontSize: '13px', lineHeight: 1.5, margin: '0 0 10px' }}
    >
      {note.split(replyTo).map((words, index) => (
        <Fragment key={index}>
          {index > 0 && <StaffEmailLink href={mailtoLink(replyTo)}>{replyTo}</StaffEmailLink>}
          {words}
        </Fragment>
      ))}
    </p>
  )
}
