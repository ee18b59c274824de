import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { EmailAnswer, StaffEmailContent } from '@/lib/email/staff-email-content'
import palette from '@/lib/palette/palette.json'

const { light, dark } = palette

const fontFamily = 'Verdana, Geneva, Tahoma, sans-serif'

/** A long link or word breaks: by the first in Gmail and Outlook for Windows, by the second elsewhere. */
const text = { fontFamily, wordBreak: 'break-word', wordWrap: 'break-word' } as const
const cell = { ...text, borderTop: `1px solid ${light.mist}`, verticalAlign: 'top' } as const

/** How each part looks, inline for the clients that ignore styles in the head, which know the parts as classes. */
const styles = {
  ground: { backgroundColor: light.paper, padding: '24px 12px' },
  sheet: {
    backgroundColor: light.card,
    border: `1px solid ${light.mist}`,
    borderRadius: '16px',
    padding: '28px 24px',
  },
  title: { ...text, color: light.ink, fontSize: '22px', lineHeight: 1.3, margin: '0 0 20px' },
  rules: {
    ...text,
    backgroundColor: light.sand,
    borderRadius: '12px',
    color: light.ink,
    fontSize: '16px',
    lineHeight: 1.5,
    padding: '16px 20px',
  },
  rulesTitle: { fontSize: '17px', lineHeight: 1.4, margin: '0 0 6px' },
  aside: { fontSize: '14px', margin: '8px 0 0' },
  wish: { color: light.inkSoft, fontSize: '14px', margin: '6px 0 0 20px' },
  // Its direction must not reorder what stands around it.
  wishWords: { fontStyle: 'italic', quotes: 'none', unicodeBidi: 'isolate' },
  reply: { ...text, fontSize: '16px', fontWeight: 'bold', lineHeight: 1.4, margin: '20px 0 10px' },
  question: {
    ...cell,
    color: light.inkSoft,
    fontSize: '14px',
    fontWeight: 'normal',
    lineHeight: 1.6,
    padding: '12px 20px 12px 0',
    textAlign: 'left',
    width: '34%',
  },
  answer: {
    ...cell,
    color: light.ink,
    fontSize: '16px',
    lineHeight: 1.5,
    padding: '12px 0',
    unicodeBidi: 'isolate',
  },
  line: { border: 'none', borderTop: `1px solid ${light.mist}`, margin: '0 0 20px' },
  note: { ...text, color: light.inkSoft, fontSize: '14px', lineHeight: 1.5, margin: '0 0 10px' },
  link: { color: light.lagoon, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>

/** Returns the attributes that give an element the looks of one part. */
function as(part: keyof typeof styles): { className: string; style: CSSProperties } {
  return { className: part, style: styles[part] }
}

// Each kind of style in an element of its own: a client that trips over one keeps the other. Those
// that know neither keep the inline styles: light, and two columns that are narrow enough.
const phoneStyles = `
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
    .rules { background-color: ${dark.sand} !important; }
    .sheet { background-color: ${dark.card} !important; }
    .title, .rules, .answer { color: ${dark.ink} !important; }
    .question, .note, .wish { color: ${dark.inkSoft} !important; }
    .link { color: ${dark.lagoon} !important; }
    .sheet, .question, .answer, .line { border-color: ${dark.hairline} !important; }
  }
`

type Props = {
  content: StaffEmailContent
}

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
        <style>{phoneStyles}</style>
        <style>{darkStyles}</style>
      </head>
      <body style={{ margin: 0 }}>
        <Box part="ground">
          <Box part="sheet" maxWidth="760px">
            <h1 {...as('title')}>{title}</h1>
            <ContactRules {...contactRules} />
            {reply && (
              <>
                <p {...as('reply')}>
                  <Link href={reply.href}>{reply.label}</Link>
                </p>
                <p {...as('note')}>{reply.why}</p>
              </>
            )}
            <table
              className="answers"
              width="100%"
              cellPadding="0"
              cellSpacing="0"
              style={{ margin: '20px 0 0', tableLayout: 'fixed' }}
            >
              <tbody>
                {answers.map((answer) => (
                  <Answer key={answer.label} {...answer} />
                ))}
              </tbody>
            </table>
            <hr {...as('line')} />
            {notes.map((note) => (
              <p key={note} {...as('note')}>
                {note}
              </p>
            ))}
          </Box>
        </Box>
      </body>
    </html>
  )
}

type BoxProps = {
  part: 'ground' | 'sheet' | 'rules'
  maxWidth?: string
  children: ReactNode
}

/** Renders a centred box, as a table of one cell: Outlook gives no other element a width and a padding. */
function Box({ part, maxWidth, children }: BoxProps) {
  return (
    <table
      align="center"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      style={{ maxWidth, tableLayout: 'fixed' }}
    >
      <tbody>
        <tr>
          <td {...as(part)}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Renders how a person may be contacted, in words: a colour alone would not be seen by everybody. */
function ContactRules({ title, rules, wishes }: StaffEmailContent['contactRules']) {
  return (
    <Box part="rules">
      <h2 {...as('rulesTitle')}>{title}</h2>
      <ul style={{ margin: 0, padding: '0 0 0 20px' }}>
        {rules.map((rule, index) => (
          <li key={rule} style={{ fontWeight: index === 0 ? 'bold' : 'normal' }}>
            {rule}
          </li>
        ))}
      </ul>
      {wishes && (
        <>
          <p {...as('aside')}>{wishes.lead}</p>
          {wishes.wishes.map(({ label, value }) => (
            <p key={label} {...as('wish')}>
              {label}{' '}
              <q dir="auto" lang={wishes.typedIn} {...as('wishWords')}>
                {value}
              </q>
            </p>
          ))}
          <p {...as('aside')}>{wishes.close}</p>
        </>
      )}
    </Box>
  )
}

/** Renders a question and its answer as one row of the table. */
function Answer({ label, value, note, long, typedIn, href }: EmailAnswer) {
  return (
    <tr>
      <th scope="row" {...as('question')}>
        {label}
      </th>
      {/* `dir="auto"` and the isolation keep right-to-left text from reordering what stands around it. */}
      <td
        dir="auto"
        lang={typedIn}
        className="answer"
        style={{ ...styles.answer, fontWeight: long ? 'normal' : 'bold' }}
      >
        {/* Outlook knows no other line break than `<br>`. */}
        {href ? (
          <Link href={href}>{value}</Link>
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
            dir="ltr"
            className="note"
            style={{ ...styles.note, fontWeight: 'normal', margin: 0 }}
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

function Link({ href, children }: LinkProps) {
  return (
    <a href={href} {...as('link')}>
      {children}
    </a>
  )
}
