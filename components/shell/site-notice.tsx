import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { notices } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import { isOver } from '@/lib/time/period'
import { shownDuring } from '@/lib/time/shown-between'
import styles from './site-notice.module.css'

const icons = { info: 'info', urgent: 'alert' } as const

/**
 * Renders announcements (a closure, a change of hours) above every page from their first day to
 * their last.
 */
export function SiteNotice() {
  const locale = useLocale()
  const t = useTranslations('SiteNotice')
  // What is over is gone, what is to come waits in the page.
  const current = notices.filter((notice) => !isOver(notice, new Date()))
  if (current.length === 0) return null
  return (
    <aside className={styles.notices} aria-label={t('label')}>
      {current.map(({ id, from, until, tone, text, link }) => (
        <p
          key={id}
          className={[styles.notice, styles[tone]].filter(Boolean).join(' ')}
          {...shownDuring({ from, until })}
        >
          <Icon name={icons[tone]} />
          <span>
            {text[locale]} {link && <Link href={link.path}>{link.label[locale]}</Link>}
          </span>
        </p>
      ))}
    </aside>
  )
}
