import type { StaffEmailContent } from '@/lib/email/staff-email-content'
import palette from '@/lib/palette/palette.json'

const { light } = palette

type Props = StaffEmailContent['contactRules']

/** Renders how a person may be contacted, in words: a colour alone would not be seen by everybody. */
export function StaffEmailRules({ title, rules, wishes }: Props) {
  return (
    <table
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      className="panel"
      style={{ backgroundColor: light.sand, borderRadius: '12px', margin: '0 0 20px' }}
    >
      <tbody>
        <tr>
          <td className="ink" style={{ color: light.ink, padding: '16px 20px' }}>
            <h2 style={{ fontSize: '17px', lineHeight: 1.4, margin: '0 0 6px' }}>{title}</h2>
            <ul style={{ margin: 0, padding: '0 0 0 20px' }}>
              {rules.map((rule, index) => (
                <li
                  key={rule}
                  style={{
                    fontSize: '16px',
                    fontWeight: index === 0 ? 'bold' : 'normal',
                    lineHeight: 1.5,
                  }}
                >
                  {rule}
                </li>
              ))}
            </ul>
            {wishes && (
              <>
                <p style={{ fontSize: '14px', lineHeight: 1.5, margin: '12px 0 0' }}>
                  {wishes.lead}
                </p>
                {wishes.wishes.map(({ label, value }) => (
                  <blockquote
                    key={label}
                    className="soft"
                    style={{
                      color: light.inkSoft,
                      fontSize: '14px',
                      lineHeight: 1.5,
                      margin: '6px 0 0 20px',
                      overflowWrap: 'anywhere',
                      wordBreak: 'break-word',
                    }}
                  >
                    {label}{' '}
                    <q
                      dir="auto"
                      style={{ fontStyle: 'italic', quotes: 'none', unicodeBidi: 'isolate' }}
                    >
                      {value}
                    </q>
                  </blockquote>
                ))}
                <p style={{ fontSize: '14px', lineHeight: 1.5, margin: '6px 0 0' }}>
                  {wishes.close}
                </p>
              </>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
