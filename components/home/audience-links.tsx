import { useLocale, useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { audienceHref, audiences } from '@/lib/content/audiences'
import { localizedPath } from '@/lib/i18n/localized-path'
import styles from './audience-links.module.css'

/**
 * Renders links by who is asking; each leads to a fitting service. They load the page anew: only then
 * does the browser know the place in the address, which says there what was chosen.
 */
export function AudienceLinks() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  return (
    <Section labelledBy="audiences-title">
      <h2 id="audiences-title">{t('chooserTitle')}</h2>
      <ul className={styles.links}>
        {audiences.map((audience) => (
          <li key={audience.id}>
            <a className={styles.link} href={localizedPath(audienceHref(audience), locale)}>
              {audience.label[locale]}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
