import { useLocale, useTranslations } from 'next-intl'
import { EmergencyCard } from '@/components/helplines/emergency-card'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Columns, Part, Section } from '@/components/ui/layout'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { findHelpline } from '@/lib/content/helplines'
import styles from './page.module.css'

const inDanger = ['hurt', 'taken', 'tried', 'about', 'harmed', 'goodbye'] as const
const ofDying = ['young', 'night', 'plan'] as const

/** Renders when to call for help at once. */
export function WhenToCall() {
  const t = useTranslations('WorriedPage')
  const locale = useLocale()
  const number = formatPhone(findHelpline('emergency').tel, locale)
  return (
    <Section id="when-to-call">
      <EmergencyCard locale={locale}>
        <Columns parts="1:1">
          <Part className={styles.case} title={t('now.danger.if', { number })}>
            <ul>
              {inDanger.map((sign) => (
                <li key={sign}>{t(`now.danger.${sign}`)}</li>
              ))}
            </ul>
          </Part>
          <Part className={styles.case} title={t('now.dying.if', { number })}>
            <ul>
              {ofDying.map((sign) => (
                <li key={sign}>{t(`now.dying.${sign}`)}</li>
              ))}
            </ul>
            <p>{t.rich('now.then', { emergency: () => <HelplineLink id="emergency" /> })}</p>
          </Part>
        </Columns>
      </EmergencyCard>
    </Section>
  )
}
