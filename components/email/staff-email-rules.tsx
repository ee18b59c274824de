import palette from '@/lib/palette/palette.json'

const { light } = palette

type Props = { title: string; rules: string[] }

/** Renders how a person may be contacted, in words: a colour alone would not be seen by everybody. */
export function StaffEmailRules({ title, rules }: Props) {
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
                  dir="auto"
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
          </td>
        </tr>
      </tbody>
    </table>
  )
}
