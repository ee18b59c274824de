import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { audienceHref, audiences } from '@/lib/content/audiences'
import { Link } from '@/lib/i18n/navigation'
import styles from './audience-links.module.css'

/** Renders links by who is asking; each leads to a fitting service. */
export function AudienceLinks() {
  const locale = useLocale()
  const t = useTranslations('HomePage')
  return (
    <Section labelledBy="audiences-title">
      <h2 id="audiences-title">{t('doorsTitle')}</h2>
      <ul className={styles.links}>
        {audiences.map((audience) => (
          <li key={audience.id}>
            <Link className={styles.link} href={audienceHref(audience)}>
              {audience.label[locale]}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
