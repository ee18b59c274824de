import { useLocale, useTranslations } from 'next-intl'
import { EmergencyButton } from '@/components/contact-links/emergency-button'
import { Columns } from '@/components/ui/layout/columns'
import { Panel } from '@/components/ui/panel'
import { Prose } from '@/components/ui/prose'
import { Section } from '@/components/ui/section'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { findHelpline } from '@/lib/content/helplines'

const signs = ['hurt', 'taken', 'says', 'about', 'confused'] as const

/** Renders when to call for help at once, and when there is time to talk. */
export function WhenToCall() {
  const t = useTranslations('WorriedPage')
  const number = formatPhone(findHelpline('emergency').tel, useLocale())
  return (
    <Section>
      <Columns parts="1:1">
        <Panel tone="urgent">
          <h2>{t('now.title')}</h2>
          <p>{t('now.if', { number })}</p>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{t(`now.${sign}`)}</li>
            ))}
          </ul>
          <EmergencyButton />
          <p>{t('now.then')}</p>
        </Panel>
        <Prose>
          <h2>{t('time.title')}</h2>
          <p>{t('time.text')}</p>
        </Prose>
      </Columns>
    </Section>
  )
}
