import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel'
import { HelplineLink } from './helpline-link'

type Props = {
  /** Beside a form that is still to be sent, or after it was. */
  when: 'before' | 'after'
}

export function EmergencyNote({ when }: Props) {
  const t = useTranslations('EmergencyNote')
  return (
    <Panel tone="urgent">
      <p>
        {t.rich(when, {
          number: () => <HelplineLink id="emergency" />,
          lines: (words) => <a href="#helplines">{words}</a>,
        })}
      </p>
    </Panel>
  )
}
