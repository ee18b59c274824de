import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

const traces = ['site', 'private', 'clearing', 'calls', 'messages', 'shared'] as const

/** Says what others may see of a visit, a call or a message, and what can be done about it. */
export function Traces() {
  const t = useTranslations('SafetyPage')
  return (
    <Section>
      {traces.map((trace) => (
        <TitledRow key={trace} title={t(`${trace}.title`)}>
          <p>
            {t.rich(`${trace}.text`, {
              cookies: (words) => <Link href="/cookie-policy">{words}</Link>,
            })}
          </p>
        </TitledRow>
      ))}
      <TitledRow title={t('talk.title')}>
        <p>
          {t.rich('talk.text', {
            line: () => <HelplineLink id="violence" />,
            child: () => <HelplineLink id="child-emergency" />,
            danger: () => <HelplineLink id="emergency" />,
          })}
        </p>
      </TitledRow>
    </Section>
  )
}
