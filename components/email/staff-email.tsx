import { Body, Container, Head, Heading, Hr, Html, Section, Text } from '@react-email/components'
import type { StaffMail } from '@/lib/mail/staff-mail'
import { StaffEmailAnswer } from './staff-email-answer'

type Props = {
  mail: StaffMail
}

// Mail clients that know dark mode use these classes; the others keep the light inline styles.
const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #0b2226 !important; }
    .sheet { background-color: #12333a !important; border-color: #34565d !important; }
    .ink { color: #f3eadb !important; }
    .soft { color: #b8cdd0 !important; }
    .rule { border-color: #34565d !important; }
  }
`

const font = 'Verdana, Geneva, Tahoma, sans-serif'

/** The one e-mail of both forms. */
export function StaffEmail({ mail: { title, answers, notes } }: Props) {
  return (
    <Html lang="it" dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </Head>
      <Body style={{ margin: 0 }}>
        <Section
          className="ground"
          style={{ backgroundColor: '#fbf7f0', fontFamily: font, padding: '24px 12px' }}
        >
          <Container
            className="sheet"
            style={{
              backgroundColor: '#ffffff',
              border: '1px solid #dcebea',
              borderRadius: '16px',
              maxWidth: '600px',
              padding: '28px 24px',
            }}
          >
            <Heading
              as="h1"
              className="ink"
              style={{ color: '#13343b', fontSize: '22px', lineHeight: 1.3, margin: '0 0 20px' }}
            >
              {title}
            </Heading>
            {answers.map((answer) => (
              <StaffEmailAnswer key={answer.label} answer={answer} />
            ))}
            <Hr className="rule" style={{ borderColor: '#dcebea', margin: '28px 0 16px' }} />
            {notes.map((note) => (
              <Text
                key={note}
                className="soft"
                style={{ color: '#3f5a60', fontSize: '13px', lineHeight: 1.5, margin: '0 0 10px' }}
              >
                {note}
              </Text>
            ))}
          </Container>
        </Section>
      </Body>
    </Html>
  )
}
