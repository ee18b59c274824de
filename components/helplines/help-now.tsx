import { useTranslations } from 'next-intl'
import { helplines } from '@/lib/content/helplines'
import styles from './help-now.module.css'

const emergency = helplines[0]

/** The way to the helplines at the foot of every page, and the emergency number itself. */
export function HelpNow() {
  const t = useTranslations('HelpNow')
  return (
    <div className={styles.helpNow} role="group" aria-label={t('group')}>
      <a className={styles.lines} href="#helplines">
        {t('label')}
      </a>
      {emergency && (
        <a
          className={styles.emergency}
          href={`tel:${emergency.tel}`}
          aria-label={t('call', { number: emergency.display })}
        >
          {emergency.display}
        </a>
      )}
    </div>
  )
}
