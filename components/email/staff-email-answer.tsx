import { Text } from '@react-email/components'
import { Fragment } from 'react'
import type { Answer } from '@/lib/mail/staff-mail'

type Props = {
  answer: Answer
}

/** Outlook knows `<br>` only. `dir="auto"` and the isolation keep right-to-left text from reordering what stands around it. */
export function StaffEmailAnswer({ answer: { label, value, long } }: Props) {
  return (
    <>
      <Text
        className="soft"
        style={{ color: '#3f5a60', fontSize: '13px', lineHeight: 1.4, margin: '0' }}
      >
        {label}
      </Text>
      <Text
        className="ink"
        dir="auto"
        style={{
          color: '#13343b',
          fontSize: '16px',
          fontWeight: long ? 'normal' : 'bold',
          lineHeight: long ? 1.6 : 1.4,
          margin: '2px 0 18px',
          overflowWrap: 'anywhere',
          unicodeBidi: 'isolate',
        }}
      >
        {value.split('\n').map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </>
  )
}
