import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Columns } from '@/components/ui/layout/columns'
import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { audienceHref, audiences } from '@/lib/content/audiences'
import { services } from '@/lib/content/services'
import { Link } from '@/lib/i18n/navigation'
import styles from './service-finder.module.css'

/** Renders links from who is asking to the service to start from. */
export function ServiceFinder() {
  const locale = useLocale()
  const t = useTranslations('ServicesPage')
  return (
    <Section tone="sand" labelledBy="who-for-title" id="finder">
      <Columns parts="1:2" from="68rem">
        <Stack gap="near">
          <h2 id="who-for-title">{t('finder.title')}</h2>
          <p>{t('finder.lead')}</p>
        </Stack>
        <ul className={styles.list}>
          {audiences.map((audience) => (
            <li key={audience.id}>
              <Link className={styles.row} href={audienceHref(audience)}>
                <span className={styles.who}>{audience.label[locale]}</span>{' '}
                <span className={styles.service}>
                  {services.find((service) => service.path === audience.path)?.title[locale]}
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  )
}
