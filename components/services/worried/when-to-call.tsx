import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Columns } from '@/components/ui/layout/columns'
import { Panel } from '@/components/ui/panel'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'

/** Renders when to call for help at once, and when there is time to talk. */
export function WhenToCall() {
  const t = useTranslations('WorriedPage')
  return (
    <Section>
      <Columns parts="1:1">
        <Panel tone="urgent">
          <h2>{t('now.title')}</h2>
          <p>{t.rich('now.text', { emergency: () => <HelplineLink id="emergency" /> })}</p>
        </Panel>
        <Prose>
          <h2>{t('time.title')}</h2>
          <p>{t('time.text')}</p>
        </Prose>
      </Columns>
    </Section>
  )
}
