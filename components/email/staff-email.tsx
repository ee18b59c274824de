import type { CSSProperties, ReactNode } from 'react'
import type { StaffEmailContent } from '@/lib/email/staff-email-content'
import palette from '@/lib/palette/palette.json'
import { StaffEmailAnswer, StaffEmailLink } from './staff-email-answer'
import { StaffEmailRules } from './staff-email-rules'

const { light, dark } = palette

type Props = {
  content: StaffEmailContent
}

// Each kind of style in an element of its own: a client that trips over one keeps the other. Those
// that know neither keep the inline styles: light, and two columns that are narrow enough.
const layoutStyles = `
  h1, h2, p, th, td, li { font-family: Verdana, Geneva, Tahoma, sans-serif; }
  @media (max-width: 600px) {
    .sheet { padding: 20px 16px !important; }
    .answers, .answers tbody, .answers tr, .question, .answer { display: block !important; }
    .question { padding: 14px 0 0 !important; width: auto !important; }
    .answer { border-top: 0 !important; padding: 2px 0 14px !important; }
    .answer .link { display: inline-block; margin: -9px 0; padding: 11px 0; }
  }
`
const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${dark.paper} !important; }
    .panel { background-color: ${dark.sand} !important; }
    .sheet { background-color: ${dark.card} !important; border-color: ${dark.hairline} !important; }
    .ink { color: ${dark.ink} !important; }
    .soft { color: ${dark.inkSoft} !important; }
    .link { color: ${dark.lagoon} !important; }
    .rule { border-color: ${dark.hairline} !important; }
  }
`

/** Renders the e-mail to the staff, the same for both forms. */
export function StaffEmail({ content: { title, contactRules, answers, notes, reply } }: Props) {
  return (
    <html lang="it" dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width" />
        {/* Only what we make a link of can be tapped: a number may be one that nobody must call. */}
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{layoutStyles}</style>
        <style>{darkStyles}</style>
      </head>
      <body style={{ margin: 0 }}>
        <Frame
          className="ground"
          style={{
            backgroundColor: light.paper,
            fontFamily: 'Verdana, Geneva, Tahoma, sans-serif',
            padding: '24px 12px',
          }}
        >
          <Frame
            className="sheet"
            style={{
              maxWidth: '760px',
              backgroundColor: light.card,
              border: `1px solid ${light.mist}`,
              borderRadius: '16px',
              padding: '28px 24px',
            }}
          >
            <h1
              className="ink"
              style={{ color: light.ink, fontSize: '22px', lineHeight: 1.3, margin: '0 0 20px' }}
            >
              {title}
            </h1>
            <StaffEmailRules {...contactRules} />
            {reply && (
              <>
                <p
                  style={{
                    fontSize: '16px',
                    fontWeight: 'bold',
                    lineHeight: 1.4,
                    margin: '0 0 10px',
                  }}
                >
                  <StaffEmailLink href={reply.href}>{reply.label}</StaffEmailLink>
                </p>
                <Note>{reply.why}</Note>
              </>
            )}
            <table
              className="answers"
              width="100%"
              cellPadding="0"
              cellSpacing="0"
              style={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
            >
              <tbody>
                {answers.map((answer) => (
                  <StaffEmailAnswer key={answer.label} answer={answer} />
                ))}
              </tbody>
            </table>
            <hr
              className="rule"
              style={{ border: 'none', borderTop: `1px solid ${light.mist}`, margin: '0 0 20px' }}
            />
            {notes.map((note) => (
              <Note key={note}>{note}</Note>
            ))}
          </Frame>
        </Frame>
      </body>
    </html>
  )
}

type FrameProps = {
  className: string
  style: CSSProperties
  children: ReactNode
}

/** Renders a centred box, as a table: Outlook gives no other element a width and a padding. */
function Frame({ className, style, children }: FrameProps) {
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

function Note({ children }: { children: string }) {
  return (
    <p
      className="soft"
      style={{ color: light.inkSoft, fontSize: '13px', lineHeight: 1.5, margin: '0 0 10px' }}
    >
      {children}
    </p>
  )
}
