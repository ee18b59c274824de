import { useLocale, useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { Card } from '@/components/ui/layout/card'
import { CoveringLink } from '@/components/ui/link/covering-link'
import { Section } from '@/components/ui/section'
import { services } from '@/lib/content/services'
import styles from './service-cards.module.css'

/** Renders the services as cards: a picture, the name, what it is and for whom. */
export function ServiceCards() {
  const locale = useLocale()
  const t = useTranslations('ServicesPage')
  return (
    <Section labelledBy="services-title">
      <h2 className="visually-hidden" id="services-title">
        {t('listTitle')}
      </h2>
      <ul className={styles.cards}>
        {services.map(({ id, path, title, summary, detail }) => (
          <Card as="li" key={id} className={styles.card}>
            <div className={styles.inside}>
              <div className={styles.picture}>
                <Scene name={id} />
              </div>
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <CoveringLink href={path}>{title[locale]}</CoveringLink>
                </h3>
                <p>{summary[locale]}</p>
                <p className={styles.detail}>{detail[locale]}</p>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
