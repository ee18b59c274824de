import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'

const traces = ['site', 'private', 'clearing', 'calls', 'messages', 'shared'] as const

/** Says what others may see of a visit, a call or a message, and what can be done about it. */
export function Traces() {
  const t = useTranslations('SafetyPage')
  return (
    <Section>
      <Prose>
        {traces.map((trace) => (
          <Fragment key={trace}>
            <h2>{t(`${trace}.title`)}</h2>
            <p>
              {t.rich(`${trace}.text`, {
                cookies: (words) => <Link href="/cookie-policy">{words}</Link>,
              })}
            </p>
          </Fragment>
        ))}
        <h2>{t('talk.title')}</h2>
        <p>
          {t.rich('talk.text', {
            line: () => <HelplineLink id="violence" />,
            child: () => <HelplineLink id="child-emergency" />,
            danger: () => <HelplineLink id="emergency" />,
          })}
        </p>
      </Prose>
    </Section>
  )
}
