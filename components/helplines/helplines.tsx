import { useLocale, useTranslations } from 'next-intl'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { SafetyLink } from '@/components/quick-exit/quick-exit'
import { Accordion } from '@/components/ui/accordion'
import { findHelpline } from '@/lib/content/helplines'
import { Danger } from './danger'
import { HelplineList } from './helpline-list'
import styles from './helplines.module.css'

/**
 * Renders the numbers to call at the foot of every page, where every "Need help now?" link leads.
 */
export function Helplines() {
  const t = useTranslations('Helplines')
  return (
    <section
      className={styles.section}
      id="helplines"
      tabIndex={-1}
      aria-labelledby="helplines-title"
    >
      <div className={styles.inner}>
        <h2 id="helplines-title">{t('title')}</h2>
        <HelplineList locale={useLocale()}>
          <p>
            <Danger number={findHelpline('emergency').display} /> {t('lead')}
          </p>
          <p>{t('say')}</p>
        </HelplineList>
        <Accordion summary={t('silent.question')}>
          <p>{t('silent.answer')}</p>
        </Accordion>
        <div className={styles.notes}>
          <p>
            {t.rich('ourPhone', {
              phone: () => <PhoneLink />,
              hours: () => <PhoneHours />,
              email: () => <EmailLink />,
            })}
          </p>
          <p>
            <SafetyLink />
          </p>
        </div>
      </div>
    </section>
  )
}
