import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { notices } from '@/lib/content/records'
import { Link } from '@/lib/i18n/navigation'
import { isOver, periodInstants } from '@/lib/time/period'
import styles from './site-notice.module.css'

const script = `(${showNoticesOfToday})()`
const icons = { info: 'info', urgent: 'alert' } as const

/**
 * Renders announcements (a closure, a change of hours) above every page from their first day to
 * their last.
 */
export function SiteNotice() {
  const locale = useLocale()
  const t = useTranslations('SiteNotice')
  const now = new Date()
  // What is over is gone, what is to come waits in the page.
  const current = notices
    .filter((notice) => !isOver(notice, now))
    .map((notice) => ({ ...notice, ...periodInstants(notice) }))
  if (current.length === 0) return null
  return (
    <aside className={styles.notices} aria-label={t('label')}>
      {current.map(({ id, begins, ends, tone, text, link }) => (
        // The script below corrects `hidden`, which is only as right as the build is new.
        <p
          key={id}
          className={[styles.notice, styles[tone]].filter(Boolean).join(' ')}
          data-begins={begins}
          data-ends={ends}
          hidden={now.getTime() < begins || ends <= now.getTime()}
          suppressHydrationWarning
        >
          <Icon name={icons[tone]} />
          <span>
            {text[locale]} {link && <Link href={link.path}>{link.label[locale]}</Link>}
          </span>
        </p>
      ))}
      <script>{script}</script>
    </aside>
  )
}

/**
 * Shows the notices of today, by the visitor's clock. The page carries its source right after the
 * notices, so that it runs before anything is painted and nothing moves; it can therefore use
 * nothing from outside itself.
 */
function showNoticesOfToday(): void {
  const now = Date.now()
  const notices = document.currentScript?.parentElement?.querySelectorAll('p') ?? []
  for (const notice of notices) {
    const { begins, ends } = notice.dataset
    notice.hidden = now < Number(begins) || Number(ends) <= now
  }
}
