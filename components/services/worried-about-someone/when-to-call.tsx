import { useLocale, useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { EmergencyButton } from '@/components/contact-links/emergency-button'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { ExitNote } from '@/components/quick-exit/quick-exit'
import { ButtonRow } from '@/components/ui/button/button-row'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { Panel } from '@/components/ui/panel'
import { Section } from '@/components/ui/section'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { findHelpline } from '@/lib/content/helplines'
import styles from './when-to-call.module.css'

const inDanger = ['hurt', 'taken', 'tried', 'about', 'harmed', 'goodbye'] as const
const ofDying = ['young', 'night', 'plan'] as const

/** Renders when to call for help at once, and when there is time to talk. */
export function WhenToCall() {
  const t = useTranslations('WorriedPage')
  const number = formatPhone(findHelpline('emergency').tel, useLocale())
  return (
    <Section id="when-to-call">
      <Panel tone="card">
        <div className={styles.now}>
          <h2>{t('now.title')}</h2>
          <ButtonRow>
            <EmergencyButton />
          </ButtonRow>
          <Columns parts="1:1">
            <div className={styles.case}>
              <p>
                <strong>{t('now.danger.if', { number })}</strong>
              </p>
              <ul>
                {inDanger.map((sign) => (
                  <li key={sign}>{t(`now.danger.${sign}`)}</li>
                ))}
              </ul>
            </div>
            <div className={styles.case}>
              <p>
                <strong>{t('now.dying.if', { number })}</strong>
              </p>
              <ul>
                {ofDying.map((sign) => (
                  <li key={sign}>{t(`now.dying.${sign}`)}</li>
                ))}
              </ul>
              <p className={styles.then}>
                {t.rich('now.then', { emergency: () => <HelplineLink id="emergency" /> })}
              </p>
            </div>
          </Columns>
        </div>
      </Panel>
      <div className={styles.time}>
        <TitledRow title={t('time.title')}>
          <Stack>
            <p>{t.rich('time.text', { ask: (words) => <a href="#ask">{words}</a> })}</p>
            <CallButton />
            <ExitNote />
          </Stack>
        </TitledRow>
      </div>
    </Section>
  )
}
