import { useTranslations } from 'next-intl'
import { findHelpline } from '@/lib/content/helplines'
import styles from './help-now.module.css'
import { HelplineLink } from './helpline-link'

/** Renders the way to the helplines at the foot of every page, and the emergency number itself. */
export function HelpNow() {
  const t = useTranslations('HelpNow')
  return (
    <div className={styles.helpNow} role="group" aria-label={t('group')}>
      <a className={styles.lines} href="#helplines">
        {t('label')}
      </a>
      <HelplineLink
        id="emergency"
        className={styles.emergency}
        label={t('call', { number: findHelpline('emergency').tel })}
      />
    </div>
  )
}
